import { testEngines } from '../support/engines.js';
import { sqlTimeseries } from '../support/sql-timeseries.js';
import { describeTimeseriesStore } from './timeseries-store.contract.js';

for (const engine of testEngines()) {
  describeTimeseriesStore(engine.name, async () => sqlTimeseries((await engine.createDatabase()).url));
}
