import { Field, InputType } from '@nestjs/graphql';
import { FabricType } from '../../assets/datasets/index.js';
import { EditableSchemaFieldInput } from './editable-schema-field.input.js';

/** Links a dataset or a column to its logical parent. */
@InputType()
export class SetLogicalParentInput {
  /** Urn of the dataset or the column. */
  readonly resourceUrn!: string;
  /** Urn of the logical dataset or column; if absent or null, the link is removed. */
  readonly parentUrn?: string | null;
}

/** A logical model to create. */
@InputType()
export class CreateLogicalModelInput {
  /** Name in the urn of the model. */
  readonly name!: string;
  /** Display name; `name` if absent. */
  readonly displayName?: string | null;
  /** Environment of the model. */
  @Field(() => FabricType, { nullable: true, defaultValue: FabricType.PROD })
  readonly env?: FabricType | null;
  /** Urn of a logical platform, created if it is new; `urn:li:dataPlatform:logical` if absent. */
  readonly platform?: string | null;
  /** The columns. */
  @Field(() => [EditableSchemaFieldInput])
  readonly columns!: EditableSchemaFieldInput[];
}

/** Maps a column of a logical model to a column of a physical dataset. */
@InputType()
export class ColumnMappingInput {
  /** Path of the column of the model. */
  readonly parentFieldPath!: string;
  /** Path of the column of the dataset. */
  readonly childFieldPath!: string;
}

/** A physical dataset to link to a logical model. */
@InputType()
export class LinkPhysicalChildInput {
  /** Urn of the model. */
  readonly logicalParentUrn!: string;
  /** Urn of the dataset. */
  readonly childUrn!: string;
  /** The columns to link. */
  @Field(() => [ColumnMappingInput], { nullable: true })
  readonly columnMappings?: ColumnMappingInput[] | null;
}

/** A physical dataset to unlink from its logical model. */
@InputType()
export class UnlinkPhysicalChildInput {
  /** Urn of the dataset. */
  readonly childUrn!: string;
}

/** Replaces the columns of a logical model. */
@InputType()
export class UpdateLogicalModelSchemaInput {
  /** Urn of the model. */
  readonly urn!: string;
  /** The columns. */
  @Field(() => [EditableSchemaFieldInput])
  readonly columns!: EditableSchemaFieldInput[];
}
