import { registerEnumType } from '@nestjs/graphql';

/** Ways to tell how much a value changed. */
export enum AssertionValueChangeType {
  ABSOLUTE = 'ABSOLUTE',
  PERCENTAGE = 'PERCENTAGE',
}

registerEnumType(AssertionValueChangeType, {
  name: 'AssertionValueChangeType',
  description: 'Ways to tell how much a value changed.',
});
