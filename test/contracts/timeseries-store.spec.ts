import { testEngines } from '../support/engines.js';
import { engineTimeseries } from '../support/engine-timeseries.js';
import { testSearchEngines } from '../support/search-engines.js';
import { sqlTimeseries } from '../support/sql-timeseries.js';
import { describeTimeseriesAggregation } from './timeseries-aggregation.contract.js';
import { describeTimeseriesStore, type TimeseriesSubject } from './timeseries-store.contract.js';
import { describeTimeseriesTruncation } from './timeseries-truncation.contract.js';

function describeAll(name: string, open: () => Promise<TimeseriesSubject>): void {
  describeTimeseriesStore(name, open);
  describeTimeseriesAggregation(name, open);
  describeTimeseriesTruncation(name, open);
}

for (const engine of testEngines()) {
  describeAll(engine.name, async () => sqlTimeseries((await engine.createDatabase()).url));
}

for (const engine of testSearchEngines()) {
  if (engine.name !== 'sqlite') describeAll(engine.name, async () => engineTimeseries(await engine.create()));
}
