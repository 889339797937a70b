import { registerEnumType } from '@nestjs/graphql';

/** Whether a contract holds yet. */
export enum DataContractState {
  ACTIVE = 'ACTIVE',
  PENDING = 'PENDING',
}

registerEnumType(DataContractState, {
  name: 'DataContractState',
  description: 'Whether a contract holds yet.',
  valuesMap: {
    ACTIVE: { description: 'It holds.' },
    PENDING: { description: 'It is still to be put into force.' },
  },
});
