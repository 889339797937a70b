import { registerEnumType } from '@nestjs/graphql';

/** Ways to count the values that do not fit. */
export enum FieldValuesFailThresholdType {
  COUNT = 'COUNT',
  PERCENTAGE = 'PERCENTAGE',
}

registerEnumType(FieldValuesFailThresholdType, {
  name: 'FieldValuesFailThresholdType',
  description: 'Ways to count the values that do not fit.',
});
