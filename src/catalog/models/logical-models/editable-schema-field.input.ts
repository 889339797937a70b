import { Field, InputType } from '@nestjs/graphql';
import { SchemaFieldDataType } from '../../assets/datasets/index.js';

/** A column of a logical model. */
@InputType()
export class EditableSchemaFieldInput {
  /** Path of the column. */
  readonly fieldPath!: string;
  /** Data type of the column. */
  @Field(() => SchemaFieldDataType)
  readonly type!: SchemaFieldDataType;
}
