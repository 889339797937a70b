import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject } from '../../foundation/json/json.js';
import { parseJson } from '../../foundation/json/safe-json.js';
import type { PublishedSchema, PublishedSchemas } from './published-schemas.js';

/** The body of a request that sends a schema: the schema is JSON text. */
export interface SchemaRequest {
  readonly schema?: unknown;
}

/** The subject prefix that stands for all of them. */
const ALL = ':*:';

/** The prefix of subjects that a query asks for; empty = all. */
export function subjectPrefixIn({ subjectPrefix }: Readonly<Record<string, unknown>>): string {
  return typeof subjectPrefix === 'string' && subjectPrefix !== ALL ? subjectPrefix : '';
}

/** The schema in a body. Throws `INVALID_ARGUMENT`. */
export function schemaIn(body: SchemaRequest | undefined): unknown {
  const text = body?.schema;
  if (typeof text !== 'string') throw invalidArgument('The body must be an object whose member schema is JSON text');
  try {
    const schema = parseJson(text);
    if (isJsonObject(schema)) return schema;
  } catch (cause) {
    throw new DomainError('INVALID_ARGUMENT', 'schema is not valid JSON', { cause });
  }
  throw invalidArgument('schema must be the JSON text of a record');
}

/**
 * The schema of a subject in a version, or in the last one for `latest`. Throws `NOT_FOUND` for an unknown subject or
 * version, and `INVALID_ARGUMENT` for a version that is no number.
 */
export function versionOf(schemas: PublishedSchemas, subject: string, version: string): PublishedSchema {
  const versions = versionsOf(schemas, subject);
  if (version !== 'latest' && !/^\d+$/.test(version))
    throw invalidArgument(`The version must be a whole number or latest, not ${version}`);
  const found = version === 'latest' ? versions.at(-1) : versions.find((one) => one.version === Number(version));
  if (found === undefined)
    throw new DomainError('NOT_FOUND', `Version ${version} of subject ${subject} not found`, {
      details: { registryCode: 40402 },
    });
  return found;
}

/** Every version of a subject. Throws `NOT_FOUND` for an unknown one. */
export function versionsOf(schemas: PublishedSchemas, subject: string): readonly PublishedSchema[] {
  const versions = schemas.versions(subject);
  if (versions.length === 0)
    throw new DomainError('NOT_FOUND', `Subject ${subject} not found`, { details: { registryCode: 40401 } });
  return versions;
}

/** The schema of an id. Throws `NOT_FOUND`. */
export function schemaWithId(schemas: PublishedSchemas, id: string): PublishedSchema {
  const found = /^\d+$/.test(id) ? schemas.withId(Number(id)) : undefined;
  if (found === undefined)
    throw new DomainError('NOT_FOUND', `Schema ${id} not found`, { details: { registryCode: 40403 } });
  return found;
}
