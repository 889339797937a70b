import { testSearchEngines } from '../support/engines/search-engines.js';
import { searchIndexOn } from '../support/harness/search-index-harness.js';
import { describeViewRestriction } from './view-restriction.contract.js';

/** Servers are asked the same in another language, a hundred times slower. */
const WORLDS = { sqlite: 30, elasticsearch: 10, opensearch: 10 };

for (const engine of testSearchEngines())
  describeViewRestriction(engine.name, WORLDS[engine.name], () => searchIndexOn(engine));
