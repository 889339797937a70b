import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqlTimeseries } from '../support/sql-timeseries.js';
import { describeTimeseriesStore } from './timeseries-store.contract.js';

describeTimeseriesStore('SQLite', async () =>
  sqlTimeseries(`sqlite:${await mkdtemp(join(tmpdir(), 'timeseries-'))}/metadata.db`),
);
