import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { testEngines } from '../../../test/support/engines/engines.js';
import { sqlTimeseries } from '../../../test/support/engines/sql-timeseries.js';
import { dataset, documentsOf } from '../../../test/support/engines/timeseries-values.js';
import { loadConfig } from '../../foundation/config/index.js';
import type { Workers } from '../../foundation/workers/index.js';
import { ModelRegistry } from '../../model/index.js';
import { SeriesCatalogue, StoredSeries } from '../../timeseries/index.js';
import { UncopiedSeries } from './uncopied-series.js';

const EMBEDDED = {};
const SERVER = { SEARCH_URL: 'http://search:9200' };

describe('UncopiedSeries', () => {
  let stored: StoredSeries;
  let append: (aspectName: string) => Promise<void>;
  let close: () => Promise<unknown>;

  /** The warnings of a start with these variables. */
  async function start(variables: Readonly<Record<string, string>>, onlyReads = false): Promise<string> {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      await new UncopiedSeries(loadConfig(variables), stored, { onlyReads } as Workers).onApplicationBootstrap();
      return warn.mock.calls.map(String).join('\n');
    } finally {
      warn.mockRestore();
    }
  }

  const noteAll = async (): Promise<void> => {
    for (const one of await stored.list()) await stored.noteCopied(one);
  };

  beforeEach(async () => {
    const created = await testEngines()[0]!.createDatabase();
    const { database, store, close: end } = await sqlTimeseries(created.url);
    close = () => end().then(created.drop);
    stored = new StoredSeries(database, new SeriesCatalogue(ModelRegistry.standard()));
    append = (aspectName) =>
      store.append(
        documentsOf(dataset('a'), aspectName, {
          timestampMillis: 1,
          lastUpdatedTimestamp: 1,
          operationType: 'INSERT',
        }),
      );
  });

  afterEach(() => close());

  it('should warn where a search server lacks the values in the database, and name the command', async () => {
    await append('operation');
    const warning = await start(SERVER);
    expect(warning).toContain('operation of dataset');
    expect(warning).toContain('metadata-service copy-series');
    await noteAll();
    expect(await start(SERVER)).toBe('');
  });

  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['the database serves them', EMBEDDED, false],
    ['another worker does', SERVER, true],
  ])('should not warn where %s', async (_name, variables, onlyReads) => {
    await append('operation');
    expect(await start(variables, onlyReads)).toBe('');
  });

  it('should not warn without values', async () => {
    expect(await start(SERVER)).toBe('');
  });

  it('should warn again of series that the database has served since', async () => {
    await append('operation');
    await noteAll();
    await start(EMBEDDED);
    expect(await start(SERVER)).toContain('operation of dataset');
  });
});
