import { registerEnumType } from '@nestjs/graphql';

/** Units of the threshold of failing values. */
export enum FieldValuesFailThresholdType {
  COUNT = 'COUNT',
  PERCENTAGE = 'PERCENTAGE',
}

registerEnumType(FieldValuesFailThresholdType, {
  name: 'FieldValuesFailThresholdType',
  description: 'Units of the threshold of failing values.',
});
