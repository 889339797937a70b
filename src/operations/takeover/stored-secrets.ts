import { jsonObjectIn } from '../../foundation/json/json.js';
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

/** Rows that are read in search of one whose value can be read. */
const SAMPLE = 100;

async function firstEncrypted(sql: SqlTransaction): Promise<string | undefined> {
  const select = `SELECT metadata FROM metadata_aspect_v2 WHERE version = 0 AND aspect = ? ORDER BY urn LIMIT ${SAMPLE}`;
  for (const [aspect, member] of Object.entries(ENCRYPTED)) {
    const rows = await sql.select<{ metadata: string }>(select, [aspect]);
    const found = rows.map(({ metadata }) => textIn(metadata, member)).find((text) => text !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text of a member; undefined if the value has none, or cannot be read. */
function textIn(metadata: string, member: string): string | undefined {
  const found = jsonObjectIn(metadata)?.[member];
  return typeof found === 'string' ? found : undefined;
}
