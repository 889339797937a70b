import { aspectField, type EntityRef, enumValue, mapping, refTo } from '../../../entities/index.js';
import { dataContractProperties, dataContractStatus } from '../../../model/index.js';
import { DataContractState } from './data-contract-state.enum.js';
import { DataContract } from './data-contract.model.js';

/** Resolves the fields of data contracts. */
export const DATA_CONTRACT = mapping(DataContract, 'dataContract', {
  properties: aspectField(dataContractProperties, ({ entity, freshness, schema, dataQuality }) => ({
    entityUrn: entity,
    freshness: clausesOf(freshness),
    schema: clausesOf(schema),
    dataQuality: clausesOf(dataQuality),
  })),
  status: aspectField(dataContractStatus, ({ state }) => {
    const known = enumValue(DataContractState, state);
    return known === null ? null : { state: known };
  }),
});

function clausesOf(
  stored: readonly { readonly assertion: string }[] | undefined,
): readonly { readonly assertion: EntityRef }[] | null {
  return stored?.map(({ assertion }) => ({ assertion: refTo('Assertion', assertion) })) ?? null;
}
