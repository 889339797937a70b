import { testEngines } from '../support/engines/engines.js';
import { describeAspectStore } from './aspect-store.contract.js';

for (const engine of testEngines()) describeAspectStore(engine.name, async () => (await engine.createDatabase()).url);
