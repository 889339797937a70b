import { texts } from '../../texts.js';

/** The text of a value, or that it is not known. */
export function known(value: number | null, format: (value: number) => string): string {
  return value === null ? texts.overview.unknown : format(value);
}
