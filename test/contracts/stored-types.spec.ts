import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoredTypes } from '../../src/aspects/index.js';
import { Database, toSqlTimestamp } from '../../src/foundation/database/index.js';
import { ModelRegistry } from '../../src/model/index.js';
import { testEngines } from '../support/engines/engines.js';

const TIME = toSqlTimestamp(Date.UTC(2026, 0, 1));

/** Urn and aspect of rows that are stored by hand, as no model lets them in. */
const ROWS: readonly (readonly [urn: string, aspect: string])[] = [
  ...Array.from({ length: 300 }, (_item, number) => [`urn:li:machine:m${number}`, 'machineKey'] as const),
  ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'datasetKey'],
  ['urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'qualityScore'],
  ['urn:li:machineRoom:r1', 'machineRoomKey'],
  ['urn:li:tag:known', 'tagKey'],
  ['urn:li:tag:known', 'tagProperties'],
  ['no urn at all', 'tagKey'],
];

describe.each(testEngines().map((engine) => [engine.name, engine] as const))('StoredTypes on %s', (_name, engine) => {
  let database: Database;
  let types: StoredTypes;

  beforeAll(async () => {
    const { url } = await engine.createDatabase();
    database = await Database.open({ url, poolSize: 2, groupSize: 1, exclusive: false });
    types = new StoredTypes(database, ModelRegistry.standard());
    const columns = ['urn', 'aspect', 'version', 'metadata', 'createdon', 'createdby'];
    const rows = ROWS.map(([urn, aspect]) => [urn, aspect, 0, '{}', TIME, 'urn:li:corpuser:a']);
    await database.transaction((sql) =>
      sql.insert({ name: 'metadata_aspect_v2', columns, key: ['urn', 'aspect', 'version'] }, rows),
    );
  });

  afterAll(() => database.close());

  it('should return only types and aspects that the model lacks', async () => {
    expect(await types.unknown(() => true)).toEqual([
      {
        entityType: 'dataset',
        aspects: ['qualityScore'],
        example: 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)',
      },
      { entityType: 'machine', aspects: [], example: 'urn:li:machine:m0' },
      { entityType: 'machineRoom', aspects: [], example: 'urn:li:machineRoom:r1' },
    ]);
  });

  it('should read a few pages, however many entities a type has', async () => {
    const before = database.statements;
    await types.unknown(() => true);
    expect(database.statements - before).toBeLessThanOrEqual(7);
  });

  it('should end when it is aborted', async () => {
    expect(await types.unknown(() => false)).toEqual([]);
  });
});
