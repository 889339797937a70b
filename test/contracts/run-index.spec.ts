import { testEngines } from '../support/engines/engines.js';
import { describeRunIndex } from './run-index.contract.js';

for (const engine of testEngines()) describeRunIndex(engine.name, async () => (await engine.createDatabase()).url);
