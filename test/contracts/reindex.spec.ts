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

for (const search of testSearchEngines()) {
  for (const engine of testEngines().slice(0, 1)) {
    const url = async (): Promise<string> => (await engine.createDatabase()).url;
    describeReindex(`${engine.name} and ${search.name}`, url, async () => {
      const subject = await searchIndexOn(search);
      return { index: subject.index(), close: () => subject.close() };
    });
  }
}
