import { testEngines } from '../support/engines/engines.js';
import { describeValueRestatement } from './value-restatement.contract.js';

for (const engine of testEngines())
  describeValueRestatement(engine.name, async () => (await engine.createDatabase()).url);
