import { Field, InputType } from '@nestjs/graphql';
import { FabricType } from '../../assets/datasets/index.js';
import { EditableSchemaFieldInput } from './editable-schema-field.input.js';

/** A dataset or a column, and the logical one that it is to be an instance of. */
@InputType()
export class SetLogicalParentInput {
  /** Urn of the dataset or the column. */
  readonly resourceUrn!: string;
  /** Urn of the logical dataset or column; none when absent or null. */
  readonly parentUrn?: string | null;
}

/** A logical model to create. */
@InputType()
export class CreateLogicalModelInput {
  /** Name in the urn of the model. */
  readonly name!: string;
  /** Name for people; the one in the urn when absent. */
  readonly displayName?: string | null;
  /** Environment that the model is for. */
  @Field(() => FabricType, { nullable: true, defaultValue: FabricType.PROD })
  readonly env?: FabricType | null;
  /** Urn of a logical platform, made when it is new; `urn:li:dataPlatform:logical` when absent. */
  readonly platform?: string | null;
  /** The columns. */
  @Field(() => [EditableSchemaFieldInput])
  readonly columns!: EditableSchemaFieldInput[];
}

/** Which column of a physical dataset stands for which column of a logical model. */
@InputType()
export class ColumnMappingInput {
  /** Path of the column of the model. */
  readonly parentFieldPath!: string;
  /** Path of the column of the dataset. */
  readonly childFieldPath!: string;
}

/** A physical dataset to tie to a logical model. */
@InputType()
export class LinkPhysicalChildInput {
  /** Urn of the model. */
  readonly logicalParentUrn!: string;
  /** Urn of the dataset. */
  readonly childUrn!: string;
  /** The columns that are tied too. */
  @Field(() => [ColumnMappingInput], { nullable: true })
  readonly columnMappings?: ColumnMappingInput[] | null;
}

/** A physical dataset to untie from its logical model. */
@InputType()
export class UnlinkPhysicalChildInput {
  /** Urn of the dataset. */
  readonly childUrn!: string;
}

/** The columns that a logical model is to have from now on. */
@InputType()
export class UpdateLogicalModelSchemaInput {
  /** Urn of the model. */
  readonly urn!: string;
  /** The columns. */
  @Field(() => [EditableSchemaFieldInput])
  readonly columns!: EditableSchemaFieldInput[];
}
