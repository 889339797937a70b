import { testEngines } from '../support/engines/engines.js';
import { describeEdgeStore } from './edge-store.contract.js';

for (const engine of testEngines()) describeEdgeStore(engine.name, async () => (await engine.createDatabase()).url);
