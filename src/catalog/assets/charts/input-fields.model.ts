import { Field, ObjectType } from '@nestjs/graphql';
import { SchemaField } from '../datasets/index.js';

/** A column that a chart or a dashboard uses. */
@ObjectType()
export class InputField {
  /** Urn of the column. */
  readonly schemaFieldUrn?: string | null;
  /** The column as defined in the tool. */
  @Field(() => SchemaField, { nullable: true })
  readonly schemaField?: SchemaField | null;
}

/** The columns that a chart or a dashboard uses. */
@ObjectType()
export class InputFields {
  /** The columns. */
  @Field(() => [InputField], { nullable: 'itemsAndList' })
  readonly fields?: InputField[] | null;
}
