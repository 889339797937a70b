import { instancePlatform } from '../assets/index.js';
import {
  aspectField,
  customProperties,
  type EntityFieldResolver,
  type EntityMapping,
  entityTypeOfUrn,
  enumValue,
  type FieldResolvers,
  type GraphqlContext,
  refTo,
} from '../../../entities/index.js';
import { QueryLanguage } from '../pipelines/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { QuerySource, type QuerySubject } from './query.model.js';

/** Aspect that holds a query. */
export const QUERY_ASPECT = 'queryProperties';

/** Aspect that says what a query is about. */
export const SUBJECTS_ASPECT = 'querySubjects';

interface StoredQuery {
  readonly statement: { readonly value: string; readonly language?: string };
  readonly source: string;
  readonly created: { readonly time: number; readonly actor: string };
  readonly origin?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
}

const subjects: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = await context.entities.value(urn, SUBJECTS_ASPECT);
  const entries = stored?.['subjects'] as readonly { readonly entity: string }[] | undefined;
  return entries?.flatMap(({ entity }) => subjectOf(entity, context)) ?? null;
};

/** How a query shows in GraphQL. */
export const QUERY: EntityMapping = {
  entityType: 'query',
  typeName: 'QueryEntity',
  fields: {
    properties: aspectField<StoredQuery>(QUERY_ASPECT, (query, { urn }) => ({
      ...query,
      source: enumValue(QuerySource, query.source, QuerySource.SYSTEM),
      statement: {
        value: query.statement.value,
        language: enumValue(QueryLanguage, query.statement.language, QueryLanguage.SQL),
      },
      createdOn: resolvedAuditStamp(query.created),
      customProperties: customProperties(query.customProperties, urn),
    })),
    subjects,
    platform: instancePlatform(() => undefined),
  },
};

/** The fields of what is known of a query. */
export const QUERY_FIELDS: FieldResolvers = {
  origin: (source, _args, { entities }) => {
    const { origin } = source as unknown as StoredQuery;
    return origin === undefined ? null : entities.ref(origin);
  },
};

function subjectOf(urn: string, { entities }: GraphqlContext): QuerySubject[] {
  const type = entityTypeOfUrn(urn);
  if (type === 'dataset') return [{ dataset: refTo('Dataset', urn), schemaField: null }];
  if (type !== 'schemaField') return [];
  const parent = entities.key(urn)['parent'] as string;
  if (entityTypeOfUrn(parent) !== 'dataset') return [];
  return [{ dataset: refTo('Dataset', parent), schemaField: refTo('SchemaFieldEntity', urn) }];
}
