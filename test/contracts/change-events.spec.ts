import { testEngines } from '../support/engines/engines.js';
import { describeChangeEvents } from './change-events.contract.js';

for (const engine of testEngines()) describeChangeEvents(engine.name, async () => (await engine.createDatabase()).url);
