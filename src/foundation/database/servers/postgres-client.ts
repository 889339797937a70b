import { Client } from 'pg';
import { StatementNames } from './statement-names.js';
import { surviveErrors } from './survive-errors.js';

/** Names are the same for all connections of the process, so that each statement has one. */
const NAMES = new StatementNames();

/** The form in which TypeORM and pg's pool call `query`, among those of pg's types. */
interface Queries {
  readonly query: (this: Client, statement: unknown, values?: unknown, done?: unknown) => unknown;
}

/** `feature_not_supported`: a column that a named statement returns has another type since it was parsed. */
const OUTDATED = '0A000';

const { query } = Client.prototype as unknown as Queries;

/** A connection to PostgreSQL that parses each statement once if it comes often. */
export class PreparingClient extends Client {}

/**
 * What every session of the service has, whatever the server, the database or the role has as its own. Rows sent as
 * arrays have nulls, texts in statements have backslashes, timestamps are read in one form, and a statement outside a
 * transaction sees the latest data and fails because of no other transaction. Statements are planned
 * each time they run: a plan that was made for a table of a few rows reads all of it, and PostgreSQL would keep such a
 * plan until it analyzes the table, however fast that grows.
 */
const SETTINGS = {
  plan_cache_mode: 'force_custom_plan',
  array_nulls: 'on',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  datestyle: 'ISO',
  timezone: 'UTC',
  default_transaction_isolation: 'read committed',
};

/** A commit is on disk before it is acknowledged; a setting that waits for standbys too is kept. */
const DURABLE =
  "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

const SET_ALL = [...Object.entries(SETTINGS).map(([name, value]) => `SET ${name} = '${value}'`), DURABLE].join('; ');

/** Prepares a new connection. */
export async function preparePostgresSession(client: Client): Promise<void> {
  surviveErrors(client);
  await client.query(SET_ALL);
}

Object.assign(PreparingClient.prototype, {
  query(statement, values, done) {
    const name = typeof statement === 'string' && Array.isArray(values) ? NAMES.of(statement) : undefined;
    if (name === undefined) return query.call(this, statement, values, done);
    const result = query.call(this, { name, text: statement, values }, undefined, done);
    if (result instanceof Promise) result.catch((error: unknown) => refuseOutdated(String(statement), error));
    return result;
  },
} satisfies Queries);

function refuseOutdated(statement: string, error: unknown): void {
  if ((error as { readonly code?: unknown }).code === OUTDATED) NAMES.refuse(statement);
}
