import type { PublishedSchema } from './published-schemas.js';

/** A version of a subject with its schema. */
export interface SchemaAnswer extends SubjectVersion {
  readonly id: number;
  readonly schema: string;
}

/** A version of a subject. */
export interface SubjectVersion {
  readonly subject: string;
  readonly version: number;
}

/** A version of a subject with its schema as text. */
export function schemaAnswer({ subject, version, id, schema }: PublishedSchema): SchemaAnswer {
  return { subject, version, id, schema: JSON.stringify(schema) };
}

/** A version of a subject alone. */
export function subjectVersion({ subject, version }: PublishedSchema): SubjectVersion {
  return { subject, version };
}

/** Media type of responses of Confluent's schema registry. */
export const REGISTRY_TYPE = 'application/vnd.schemaregistry.v1+json';
