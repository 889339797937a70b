import { testEngines } from '../support/engines/engines.js';
import { describeAspectScan } from './reindex-scan.contract.js';

for (const engine of testEngines()) describeAspectScan(engine.name, async () => (await engine.createDatabase()).url);
