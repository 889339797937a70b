import { registerEnumType } from '@nestjs/graphql';

/** Measures of the change of a value. */
export enum AssertionValueChangeType {
  ABSOLUTE = 'ABSOLUTE',
  PERCENTAGE = 'PERCENTAGE',
}

registerEnumType(AssertionValueChangeType, {
  name: 'AssertionValueChangeType',
  description: 'Measures of the change of a value.',
});
