import { Database } from '../../../src/foundation/database/index.js';
import { ModelRegistry } from '../../../src/model/index.js';
import { SqlTimeseriesStore } from '../../../src/timeseries/adapters/sql/sql-timeseries-store.js';
import { SeriesCatalogue } from '../../../src/timeseries/index.js';
import type { TimeseriesSubject } from '../../contracts/timeseries-store.contract.js';

/** Time series over the SQL database at `url`, and the database. */
export async function sqlTimeseries(url: string): Promise<TimeseriesSubject & { readonly database: Database }> {
  const database = await Database.open({ url, poolSize: 5, groupSize: 20, exclusive: true });
  const catalogue = new SeriesCatalogue(ModelRegistry.standard());
  return {
    database,
    store: new SqlTimeseriesStore(database, catalogue),
    second: new SqlTimeseriesStore(database, catalogue),
    clear: async () => {
      const tables = await database.read((sql) =>
        sql.select<{ name: string }>('SELECT COALESCE(table_name, name) AS name FROM timeseries_index'),
      );
      await database.transaction(async (sql) => {
        for (const { name } of tables) await sql.execute(`DELETE FROM ${name}`);
      });
    },
    close: () => database.close(),
  };
}
