import type { SqlTransaction } from '../../foundation/database/index.js';

/** Data of an installation that requires its keys. */
export interface StoredSecrets {
  /** Number of access tokens; valid only with the key and the salt of their creation. */
  readonly tokens: number;
  /** Number of users with a password. */
  readonly passwords: number;
  /** Number of secrets of ingestion. */
  readonly secrets: number;
  /**
   * Whether the configured key can decrypt a password or secret; undefined if there are none.
   */
  readonly opens: boolean | undefined;
}

/** Aspects with encrypted values, and the field of the value. */
const ENCRYPTED = { corpUserCredentials: 'salt', dataHubSecretValue: 'value' } as const;

/**
 * Counts tokens, passwords and secrets. `opens`: returns whether an encrypted value can be decrypted.
 */
export async function storedSecrets(
  sql: SqlTransaction,
  opens: (encrypted: string) => boolean,
): Promise<StoredSecrets> {
  const encrypted = await firstEncrypted(sql);
  return {
    tokens: await countOf(sql, 'dataHubAccessTokenInfo'),
    passwords: await countOf(sql, 'corpUserCredentials'),
    secrets: await countOf(sql, 'dataHubSecretValue'),
    opens: encrypted === undefined ? undefined : opens(encrypted),
  };
}

async function countOf(sql: SqlTransaction, aspect: string): Promise<number> {
  const select = 'SELECT COUNT(*) AS total FROM metadata_aspect_v2 WHERE version = 0 AND aspect = ?';
  const [row] = await sql.select<{ total: number }>(select, [aspect]);
  return Number(row?.total ?? 0);
}

async function firstEncrypted(sql: SqlTransaction): Promise<string | undefined> {
  const select = 'SELECT metadata FROM metadata_aspect_v2 WHERE version = 0 AND aspect = ? ORDER BY urn LIMIT 1';
  for (const [aspect, member] of Object.entries(ENCRYPTED)) {
    const [row] = await sql.select<{ metadata: string }>(select, [aspect]);
    const found: unknown =
      row === undefined ? undefined : (JSON.parse(row.metadata) as Record<string, unknown>)[member];
    if (typeof found === 'string') return found;
  }
  return undefined;
}
