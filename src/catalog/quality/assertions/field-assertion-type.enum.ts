import { registerEnumType } from '@nestjs/graphql';

/** Whether the values of a column are looked at one by one or together. */
export enum FieldAssertionType {
  FIELD_VALUES = 'FIELD_VALUES',
  FIELD_METRIC = 'FIELD_METRIC',
}

registerEnumType(FieldAssertionType, {
  name: 'FieldAssertionType',
  description: 'Whether the values of a column are looked at one by one or together.',
});
