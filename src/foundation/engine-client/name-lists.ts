import { LONGEST_NAMES } from './combined-searches.js';

/** Index names joined with commas, split so that each list fits into the path of a request. */
export function nameLists(names: readonly string[]): readonly string[] {
  const lists: string[] = [];
  for (const name of names) {
    const last = lists.at(-1);
    if (last === undefined || last.length + name.length > LONGEST_NAMES) lists.push(name);
    else lists[lists.length - 1] = `${last},${name}`;
  }
  return lists;
}
