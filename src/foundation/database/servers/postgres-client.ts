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
 * Prepares a new connection. Statements are planned each time they run: a plan that was made for a table of a few rows
 * reads all of it, and PostgreSQL would keep such a plan until it analyzes the table, however fast that grows.
 */
export async function preparePostgresSession(client: Client): Promise<void> {
  surviveErrors(client);
  await client.query('SET plan_cache_mode = force_custom_plan');
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
