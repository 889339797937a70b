import { registerEnumType } from '@nestjs/graphql';

/** What is made of a value before it is compared. */
export enum FieldTransformType {
  LENGTH = 'LENGTH',
}

registerEnumType(FieldTransformType, {
  name: 'FieldTransformType',
  description: 'What is made of a value before it is compared.',
});
