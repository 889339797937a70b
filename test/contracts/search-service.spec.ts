import { testSearchEngines } from '../support/search-engines.js';
import { searchIndexOn } from '../support/search-index-harness.js';
import { describeSearchService } from './search-service.contract.js';

for (const engine of testSearchEngines()) describeSearchService(engine.name, () => searchIndexOn(engine));
