import { registerEnumType } from '@nestjs/graphql';

/** Source of the report of an operation. */
export enum OperationSourceType {
  DATA_PROCESS = 'DATA_PROCESS',
  DATA_PLATFORM = 'DATA_PLATFORM',
}

registerEnumType(OperationSourceType, {
  name: 'OperationSourceType',
  description: 'Source of the report of an operation.',
  valuesMap: {
    DATA_PROCESS: { description: 'The process that changed the data.' },
    DATA_PLATFORM: { description: 'The platform that holds the data.' },
  },
});
