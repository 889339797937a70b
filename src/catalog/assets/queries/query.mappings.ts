import { instancePlatform } from '../assets/index.js';
import {
  customProperties,
  type EntityFieldResolver,
  enumValue,
  type GraphqlContext,
  mapping,
  refTo,
} from '../../../entities/index.js';
import { entityTypeOfUrn } from '../../../foundation/common/urn.js';
import { keyPart } from '../datasets/index.js';
import { QueryLanguage } from '../pipelines/index.js';
import { resolvedAuditStamp } from '../../../identity/index.js';
import { queryProperties, querySubjects } from '../../../model/index.js';
import { QueryEntity, QuerySource, type QuerySubject } from './query.model.js';

const properties: EntityFieldResolver = async ({ urn }, _args, { entities }) => {
  const value = await entities.value(urn, queryProperties);
  if (value === undefined) return null;
  const { statement, source, created, origin } = value;
  return {
    ...value,
    source: enumValue(QuerySource, source, QuerySource.SYSTEM),
    statement: { value: statement.value, language: enumValue(QueryLanguage, statement.language, QueryLanguage.SQL) },
    createdOn: resolvedAuditStamp(created),
    origin: origin === undefined ? null : entities.ref(origin),
    customProperties: customProperties(value.customProperties, urn),
  };
};

const subjects: EntityFieldResolver = async ({ urn }, _args, context) => {
  const value = await context.entities.value(urn, querySubjects);
  return value?.subjects.flatMap(({ entity }) => subjectOf(entity, context)) ?? null;
};

/** The GraphQL mapping of queries. */
export const QUERY = mapping(QueryEntity, 'query', {
  properties,
  subjects,
  platform: instancePlatform(() => undefined),
});

function subjectOf(urn: string, { entities }: GraphqlContext): QuerySubject[] {
  const entityType = entityTypeOfUrn(urn);
  if (entityType === 'dataset') return [{ dataset: refTo('Dataset', urn), schemaField: null }];
  if (entityType !== 'schemaField') return [];
  const parent = keyPart(urn, 'parent', entities);
  if (entityTypeOfUrn(parent) !== 'dataset') return [];
  return [{ dataset: refTo('Dataset', parent), schemaField: refTo('SchemaFieldEntity', urn) }];
}
