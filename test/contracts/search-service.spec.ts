import { testSearchEngines } from '../support/engines/search-engines.js';
import { searchIndexOn } from '../support/harness/search-index-harness.js';
import { describeSearchService } from './search-service.contract.js';

for (const engine of testSearchEngines()) describeSearchService(engine.name, () => searchIndexOn(engine));
