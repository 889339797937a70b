import { type TestEngine, testEngines } from '../support/engines/engines.js';
import { MemorySearchIndex } from '../support/engines/memory-search-index.js';
import { testSearchEngines } from '../support/engines/search-engines.js';
import { searchIndexOn } from '../support/harness/search-index-harness.js';
import { describeReindex } from './reindex.contract.js';

const engines = testEngines();
const searches = testSearchEngines();

const urlOn = (engine: TestEngine) => async (): Promise<string> => (await engine.createDatabase()).url;

// Each search engine is paired with one SQL engine; one that stays alone fills an index in memory.
searches.forEach((search, at) => {
  const engine = engines[at % engines.length]!;
  describeReindex(`${engine.name} and ${search.name}`, urlOn(engine), async () => {
    const subject = await searchIndexOn(search);
    return { index: subject.index(), close: () => subject.close() };
  });
});

for (const engine of engines.slice(searches.length)) {
  describeReindex(`${engine.name} and an index in memory`, urlOn(engine), () =>
    Promise.resolve({ index: new MemorySearchIndex(), close: () => Promise.resolve() }),
  );
}
