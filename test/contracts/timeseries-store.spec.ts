import { testEngines } from '../support/engines.js';
import { engineTimeseries } from '../support/engine-timeseries.js';
import { testSearchEngines } from '../support/search-engines.js';
import { sqlTimeseries } from '../support/sql-timeseries.js';
import { describeTimeseriesStore } from './timeseries-store.contract.js';

for (const engine of testEngines()) {
  describeTimeseriesStore(engine.name, async () => sqlTimeseries((await engine.createDatabase()).url));
}

for (const engine of testSearchEngines()) {
  if (engine.name !== 'sqlite')
    describeTimeseriesStore(engine.name, async () => engineTimeseries(await engine.create()));
}
