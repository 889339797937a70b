import { registerEnumType } from '@nestjs/graphql';

/** Who made an assertion. */
export enum AssertionSourceType {
  NATIVE = 'NATIVE',
  EXTERNAL = 'EXTERNAL',
  INFERRED = 'INFERRED',
}

registerEnumType(AssertionSourceType, { name: 'AssertionSourceType', description: 'Who made an assertion.' });
