import { registerEnumType } from '@nestjs/graphql';

/** Origins of assertions. */
export enum AssertionSourceType {
  NATIVE = 'NATIVE',
  EXTERNAL = 'EXTERNAL',
  INFERRED = 'INFERRED',
}

registerEnumType(AssertionSourceType, { name: 'AssertionSourceType', description: 'Origins of assertions.' });
