import { beforeAll } from '@jest/globals';
import type { IndexOperation } from '../../../src/search/index.js';
import type { SearchIndexSubject } from '../search-index.contract.js';

let corpora = 0;

/** Empties the index under a new identity before the tests of a group, and fills it with `operations`. */
export function fillsBefore(subject: SearchIndexSubject, operations: () => readonly IndexOperation[]): void {
  beforeAll(async () => {
    corpora += 1;
    await subject.index().adopt(`corpus-${String(corpora)}`);
    const { rejected } = await subject.index().write(operations(), { live: true });
    if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
    await subject.index().refresh();
  });
}

/** Where writes of the service go while nothing is rebuilt. */
export const LIVE = { live: true } as const;
