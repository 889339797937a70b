import { testSearchEngines } from '../support/engines/search-engines.js';
import { searchIndexOn } from '../support/harness/search-index-harness.js';
import { sharedIndex } from '../support/harness/shared-index-harness.js';
import { describeSearchIndex } from './search-index.contract.js';

for (const engine of testSearchEngines()) {
  describeSearchIndex(engine.name, () => searchIndexOn(engine));
  if (engine.name === 'sqlite') describeSearchIndex('a file that another worker writes', sharedIndex);
}
