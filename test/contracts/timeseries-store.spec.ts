import { expect, it } from '@jest/globals';
import { testEngines } from '../support/engines.js';
import { engineTimeseries } from '../support/engine-timeseries.js';
import { testSearchEngines } from '../support/search-engines.js';
import { sqlTimeseries } from '../support/sql-timeseries.js';
import { dataset } from '../support/timeseries-values.js';
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

  it(`should answer reads of many entities that come at the same time in few statements on ${engine.name}`, async () => {
    const { store, database, close } = await sqlTimeseries((await engine.createDatabase()).url);
    try {
      const urns = Array.from({ length: 40 }, (_none, at) => dataset(`together-${String(at)}`));
      const before = database.statements;
      const [profiles, operations] = await Promise.all(
        ['datasetProfile', 'operation'].map((aspectName) =>
          Promise.all(urns.map((urn) => store.values({ urn, aspectName, limit: 1 }))),
        ),
      );
      expect([...(profiles ?? []), ...(operations ?? [])]).toEqual(urns.flatMap(() => [[], []]));
      if (!database.dialect.runsInProcess) expect(database.statements - before).toBeLessThan(5);
    } finally {
      await close();
    }
  });
}

for (const engine of testSearchEngines()) {
  if (engine.name !== 'sqlite') describeAll(engine.name, async () => engineTimeseries(await engine.create()));
}
