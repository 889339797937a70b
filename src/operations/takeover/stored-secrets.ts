import type { SqlTransaction } from '../../foundation/database/index.js';

/** What of an installation only works with its keys. */
export interface StoredSecrets {
  /** Access tokens that are stored; they are accepted with the key and the salt they were made with. */
  readonly tokens: number;
  /** Users who log in with a password. */
  readonly passwords: number;
  /** Secrets of ingestion. */
  readonly secrets: number;
  /**
   * Whether one of the passwords or secrets can be decrypted with the key that is configured; undefined when there is
   * none.
   */
  readonly opens: boolean | undefined;
}

/** Aspects that hold something encrypted, and where in them. */
const ENCRYPTED = { corpUserCredentials: 'salt', dataHubSecretValue: 'value' } as const;

/**
 * Looks at what is stored of tokens, passwords and secrets. `opens` tells whether an encrypted value can be decrypted.
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
