import { testEngines } from '../support/engines/engines.js';
import { describeProjection } from './projection.contract.js';

for (const engine of testEngines()) describeProjection(engine.name, async () => (await engine.createDatabase()).url);
