import { registerEnumType } from '@nestjs/graphql';

/** Types of assertions about a column. */
export enum FieldAssertionType {
  FIELD_VALUES = 'FIELD_VALUES',
  FIELD_METRIC = 'FIELD_METRIC',
}

registerEnumType(FieldAssertionType, {
  name: 'FieldAssertionType',
  description: 'Types of assertions about a column.',
});
