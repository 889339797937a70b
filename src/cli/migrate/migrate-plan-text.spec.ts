import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../foundation/config/index.js';
import type { StorePlan } from '../../operations/index.js';
import type { FoundSeries } from '../../timeseries/index.js';
import { planText, takenOverText } from './migrate-plan-text.js';

const STORE: StorePlan = {
  engine: 'mysql',
  state: 'due',
  latest: 6_000,
  history: 5,
  types: [
    { entityType: 'dataset', entities: 800, rows: 5_900, isKnown: true },
    { entityType: 'retired', entities: 1, rows: 3, isKnown: false },
  ],
  unknownAspects: [{ entityType: 'dataset', aspect: 'gone', rows: 2 }],
  wrongCollation: undefined,
  secrets: { tokens: 0, passwords: 0, secrets: 0, opens: undefined },
};
const SERIES: FoundSeries = {
  name: 'dataset_operationaspect_v1',
  entityType: 'dataset',
  aspectName: 'operation',
  series: undefined,
  documents: 10_000,
  way: 'copy',
};
const KEYS = {
  DATAHUB_TOKEN_SERVICE_SIGNING_KEY: 'a-signing-key-that-is-long-enough-0123',
  DATAHUB_TOKEN_SERVICE_SALT: 'salt',
};

const text = (store: Partial<StorePlan>, series?: readonly FoundSeries[], env = {}): string =>
  planText({ store: { ...STORE, ...store }, series }, loadConfig(env));

describe('planText', () => {
  it('should tell what is there and what is built', () => {
    expect(text({}, [SERIES]).split('\n')).toEqual([
      'Database          mysql, used by DataHub alone so far',
      'Rows              6,000 of latest values, 5 of earlier ones',
      'Entities          dataset 800',
      'Not in the model  retired (3 rows), gone of dataset (2 rows)',
      expect.stringContaining('MODEL_PATH'),
      'Time series       operation of dataset, 10,000 documents: copied',
      'To be built       edges and the listing of runs from 6,000 rows, 800 search documents',
      expect.stringMatching(/^Time {14}roughly \d+ s; /),
      '',
    ]);
  });

  it.each<[string, Partial<StorePlan>, readonly FoundSeries[] | undefined, object, string]>([
    ['an empty database', { state: 'empty' }, [], {}, 'nothing is to be taken over'],
    ['one in use', { state: 'done' }, [], {}, 'in use by this service'],
    ['search indices of the same names', {}, [], { SEARCH_URL: 'http://search:9200' }, 'To be replaced'],
    ['an old collation', { wrongCollation: 'utf8mb4_unicode_ci' }, [], {}, 'converted to utf8mb4_bin'],
    ['no search engine', {}, undefined, {}, 'TAKEOVER_SEARCH_URL'],
    ['no series', {}, [], {}, 'INDEX_PREFIX'],
    [
      'tokens without a key',
      { secrets: { tokens: 2, passwords: 0, secrets: 0, opens: undefined } },
      [],
      {},
      'not accepted: set DATAHUB_TOKEN_SERVICE_SIGNING_KEY',
    ],
    [
      'tokens with a key',
      { secrets: { tokens: 2, passwords: 0, secrets: 0, opens: undefined } },
      [],
      KEYS,
      'Access tokens     2, accepted if',
    ],
    [
      'secrets of another key',
      { secrets: { tokens: 0, passwords: 1, secrets: 3, opens: false } },
      [],
      {},
      'Secrets           3 secrets and 1 password, cannot be opened',
    ],
    [
      'secrets',
      { secrets: { tokens: 0, passwords: 1, secrets: 3, opens: true } },
      [],
      {},
      'SECRET_SERVICE_ENCRYPTION_KEY opens',
    ],
  ])('should speak of %s', (_name, store, series, env, part) => {
    expect(text(store, series, env)).toContain(part);
  });
});

describe('takenOverText', () => {
  it('should tell what was done, or that there was nothing to do', () => {
    expect(takenOverText(undefined)).toContain('nothing to take over');
    const done = { taskId: 'a:1', state: 'COMPLETED', incomplete: [], startedAt: 1_000, finishedAt: 62_000 } as const;
    expect(takenOverText({ ...done, rowsDone: 9, rowsIgnored: 1, edgesWritten: 1_234, seriesDone: 5 })).toBe(
      [
        'DataHub’s database is taken over; that took 1 min 1 s.',
        'Rows              9, of which 1 are unknown to the model',
        'Built             1,234 edges, 0 rows of the listing of runs',
        'Time series       5 documents',
        '',
      ].join('\n'),
    );
  });
});
