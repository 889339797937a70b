import type { AspectStore } from '../../../aspects/index.js';
import type {
  EntityFieldResolver,
  EntityLoader,
  EntityMappings,
  EntityRef,
  FieldResolvers,
} from '../../../entities/index.js';
import { entitiesAsOf, type Moment } from './entities-as-of.js';

/** Name of the GraphQL object type. */
const TYPE = 'VersionedDataset';

/** Fields that show what the field of that name of a dataset showed. */
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
];

/** A reference to a dataset as it was. */
interface VersionedRef extends EntityRef {
  /** Shows the dataset as it was. */
  readonly entities: EntityLoader;
}

/** The reference that shows a dataset as it was. */
export function versionedRef(moment: Moment, entities: EntityLoader, store: AspectStore): EntityRef {
  const ref: VersionedRef = { __typename: TYPE, urn: moment.urn, entities: entitiesAsOf(entities, moment, store) };
  return ref;
}

/** Has the fields of datasets serve datasets as they were. Edges are not kept, so there are no `relationships`. */
export function registerVersionedDataset(mappings: EntityMappings): void {
  const fields = FIELDS.map((name) => [name, asOf(mappings, name)] as const);
  const resolvers: FieldResolvers = { ...Object.fromEntries(fields), relationships: () => null };
  mappings.extend(TYPE, resolvers);
}

/** The dataset's resolver is looked up when it is needed: later features may add theirs after this one. */
function asOf(mappings: EntityMappings, name: string): EntityFieldResolver {
  return (source, args, context, info) => {
    const { entities } = source as VersionedRef;
    return mappings.resolverOf('Dataset', name, true)?.(source, args, { ...context, entities }, info) ?? null;
  };
}
