import { registerEnumType } from '@nestjs/graphql';

/** Units of the change of a value. */
export enum AssertionValueChangeType {
  ABSOLUTE = 'ABSOLUTE',
  PERCENTAGE = 'PERCENTAGE',
}

registerEnumType(AssertionValueChangeType, {
  name: 'AssertionValueChangeType',
  description: 'Units of the change of a value.',
});
