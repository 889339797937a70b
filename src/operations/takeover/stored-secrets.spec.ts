import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import { storedSecrets, type StoredSecrets } from './stored-secrets.js';

const CREDENTIALS = 'corpUserCredentials';
const SECRET = 'dataHubSecretValue';

describe(storedSecrets, () => {
  let aspects: SqliteAspects;

  beforeEach(async () => {
    aspects = await sqliteAspects();
  });

  afterEach(() => aspects.close());

  const secretsOf = (
    rows: readonly (readonly [urn: string, aspect: string, metadata: string])[],
  ): Promise<StoredSecrets> =>
    aspects.database.transaction(async (sql) => {
      for (const [urn, aspect, metadata] of rows) {
        await sql.execute(
          `INSERT INTO metadata_aspect_v2 (urn, aspect, version, metadata, createdon, createdby) VALUES (?, ?, 0, ?, ?, ?)`,
          [urn, aspect, metadata, '2025-01-01 00:00:00', 'urn:li:corpuser:a'],
        );
      }
      return storedSecrets(sql, (encrypted) => encrypted === 'mine');
    });

  it.each<[string, Parameters<typeof secretsOf>[0], boolean | undefined]>([
    ['none', [], undefined],
    ['one that the key opens', [['urn:li:corpuser:a', CREDENTIALS, '{"salt":"mine"}']], true],
    ['one of another key', [['urn:li:dataHubSecret:a', SECRET, '{"value":"theirs"}']], false],
    [
      'rows that cannot be read before one that can',
      [
        ['urn:li:corpuser:a', CREDENTIALS, '{"salt":'],
        ['urn:li:corpuser:b', CREDENTIALS, 'null'],
        ['urn:li:corpuser:c', CREDENTIALS, '{"salt":5}'],
        ['urn:li:corpuser:d', CREDENTIALS, '{"salt":"mine"}'],
      ],
      true,
    ],
    ['only rows that cannot be read', [['urn:li:corpuser:a', CREDENTIALS, '']], undefined],
  ])('should tell whether the key opens what is stored: %s', async (_what, rows, opens) => {
    await expect(secretsOf(rows)).resolves.toMatchObject({ opens });
  });
});
