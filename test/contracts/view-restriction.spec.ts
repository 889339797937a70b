import { testSearchEngines } from '../support/search-engines.js';
import { searchIndexOn } from '../support/search-index-harness.js';
import { describeViewRestriction } from './view-restriction.contract.js';

for (const engine of testSearchEngines()) describeViewRestriction(engine.name, () => searchIndexOn(engine));
