import { testEngines } from '../support/engines/engines.js';
import { describeChangeFeed } from './change-feed.contract.js';

for (const engine of testEngines()) describeChangeFeed(engine.name, async () => (await engine.createDatabase()).url);
