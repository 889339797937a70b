import { registerEnumType } from '@nestjs/graphql';

/** States of a data contract. */
export enum DataContractState {
  ACTIVE = 'ACTIVE',
  PENDING = 'PENDING',
}

registerEnumType(DataContractState, {
  name: 'DataContractState',
  description: 'States of a data contract.',
  valuesMap: {
    ACTIVE: { description: 'The contract is in force.' },
    PENDING: { description: 'The contract is not yet in force.' },
  },
});
