import { testEngines } from '../support/engines/engines.js';
import { describePublicationStore } from './publication-store.contract.js';

for (const engine of testEngines())
  describePublicationStore(engine.name, async () => (await engine.createDatabase()).url);
