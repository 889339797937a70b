import { aspectField, type EntityMapping, enumValue, refTo } from '../../../entities/index.js';
import { DataContractState } from './data-contract-state.enum.js';

/** Aspect that says what a contract promises. */
export const PROPERTIES_ASPECT = 'dataContractProperties';

/** Aspect that says where a contract stands. */
export const STATUS_ASPECT = 'dataContractStatus';

interface StoredClause {
  readonly assertion: string;
}

interface StoredContract {
  readonly entity: string;
  readonly freshness?: readonly StoredClause[];
  readonly schema?: readonly StoredClause[];
  readonly dataQuality?: readonly StoredClause[];
}

const properties = aspectField<StoredContract>(PROPERTIES_ASPECT, ({ entity, freshness, schema, dataQuality }) => ({
  entityUrn: entity,
  freshness: clausesOf(freshness),
  schema: clausesOf(schema),
  dataQuality: clausesOf(dataQuality),
}));

const status = aspectField<{ readonly state: string }>(STATUS_ASPECT, ({ state }) => {
  const known = enumValue(DataContractState, state);
  return known === null ? null : { state: known };
});

/** How a contract shows in GraphQL. */
export const DATA_CONTRACT: EntityMapping = {
  entityType: 'dataContract',
  typeName: 'DataContract',
  fields: { properties, status },
};

function clausesOf(stored: readonly StoredClause[] | undefined): readonly object[] | null {
  return stored?.map(({ assertion }) => ({ assertion: refTo('Assertion', assertion) })) ?? null;
}
