import { testEngines } from '../support/engines.js';
import { MemorySearchIndex } from '../support/memory-search-index.js';
import { testSearchEngines } from '../support/search-engines.js';
import { searchIndexOn } from '../support/search-index-harness.js';
import { describeReindex } from './reindex.contract.js';

for (const engine of testEngines()) {
  const url = async (): Promise<string> => (await engine.createDatabase()).url;
  describeReindex(`${engine.name} and an index in memory`, url, () =>
    Promise.resolve({ index: new MemorySearchIndex(), close: () => Promise.resolve() }),
  );
}

const [first] = testEngines();
for (const search of first === undefined ? [] : testSearchEngines()) {
  const url = async (): Promise<string> => (await first.createDatabase()).url;
  describeReindex(`${first.name} and ${search.name}`, url, async () => {
    const subject = await searchIndexOn(search);
    return { index: subject.index(), close: () => subject.close() };
  });
}
