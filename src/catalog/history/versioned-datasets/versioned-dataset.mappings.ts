import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import type { AspectStore } from '../../../aspects/index.js';
import {
  type EntityFieldResolver,
  type EntityLoader,
  type EntityMappings,
  type EntityRef,
  type GraphqlContext,
  refTo,
} from '../../../entities/index.js';
import { Dataset } from '../../assets/datasets/index.js';
import { entitiesAsOf, type Moment } from './entities-as-of.js';
import { VersionedDataset } from './versioned-dataset.model.js';

/** Fields that resolve like the fields of the same name of a dataset, but from past versions. */
const FIELDS = [
  'platform',
  'container',
  'parentContainers',
  'name',
  'properties',
  'editableProperties',
  'ownership',
  'deprecation',
  'institutionalMemory',
  'editableSchemaMetadata',
  'status',
  'tags',
  'glossaryTerms',
  'domain',
  'applications',
  'application',
  'health',
  'schema',
  'subTypes',
  'viewProperties',
  'origin',
] as const satisfies readonly (keyof VersionedDataset)[];

/** A reference to a past version of a dataset. */
interface VersionedRef extends EntityRef {
  /** Loads the past version. */
  readonly entities: EntityLoader;
}

/** A field resolver as graphql-js calls it. */
type FieldResolver = (source: EntityRef, args: object, context: GraphqlContext, info: GraphQLResolveInfo) => unknown;

/** Returns a reference to the dataset as of `moment`. */
export function versionedRef(moment: Moment, entities: EntityLoader, store: AspectStore): EntityRef {
  const ref: VersionedRef = {
    ...refTo(VersionedDataset.name, moment.urn),
    entities: entitiesAsOf(entities, moment, store),
  };
  return ref;
}

/** Resolves the fields of past versions of datasets. `relationships` is null: edges have no history. */
export function registerVersionedDataset(mappings: EntityMappings): void {
  const fields = FIELDS.map((name) => [name, asOf(name)] as const);
  mappings.extend(VersionedDataset, { ...Object.fromEntries(fields), relationships: () => null });
}

/** Returns a resolver that calls the schema's resolver of the dataset field `name`, whichever feature provides it. */
function asOf(name: string): EntityFieldResolver<object> {
  return (source, args, context, info) => {
    const { entities } = source as VersionedRef;
    return resolverOf(name, info)?.(source, args, { ...context, entities }, info) ?? null;
  };
}

function resolverOf(name: string, { schema }: GraphQLResolveInfo): FieldResolver | undefined {
  const type = schema.getType(Dataset.name);
  return isObjectType(type) ? (type.getFields()[name]?.resolve as FieldResolver | undefined) : undefined;
}
