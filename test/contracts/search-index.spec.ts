import { testSearchEngines } from '../support/search-engines.js';
import { searchIndexOn } from '../support/search-index-harness.js';
import { sharedIndex } from '../support/shared-index-harness.js';
import { describeSearchIndex } from './search-index.contract.js';

for (const engine of testSearchEngines()) {
  describeSearchIndex(engine.name, () => searchIndexOn(engine));
  if (engine.name === 'sqlite') describeSearchIndex('a file that another worker writes', sharedIndex);
}
