import { countText, wordsOf } from '../../design/index.js';

/** The figures of a task's progress in one line: `rows migrated 1,200 · ignored 3`. */
export function progressText(progress: Readonly<Record<string, unknown>>): string {
  return Object.entries(progress)
    .flatMap(([name, value]) => {
      if (typeof value === 'number') return [`${wordsOf(name)} ${countText(value)}`];
      return typeof value === 'string' ? [`${wordsOf(name)} ${value}`] : [];
    })
    .join(' · ');
}
