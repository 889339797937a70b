import { testEngines } from '../support/engines/engines.js';
import { describeLineage } from './lineage.contract.js';

for (const engine of testEngines()) describeLineage(engine.name, async () => (await engine.createDatabase()).url);
