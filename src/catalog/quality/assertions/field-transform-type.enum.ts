import { registerEnumType } from '@nestjs/graphql';

/** Transformations of a value before the comparison. */
export enum FieldTransformType {
  LENGTH = 'LENGTH',
}

registerEnumType(FieldTransformType, {
  name: 'FieldTransformType',
  description: 'Transformations of a value before the comparison.',
});
