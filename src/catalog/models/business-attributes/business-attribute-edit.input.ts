import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { SchemaFieldDataType } from '../../assets/datasets/index.js';
import { ResourceRefInput } from '../../../entities/index.js';

/** A business attribute to create. */
@InputType()
export class CreateBusinessAttributeInput {
  /** Id of the attribute, the last part of its urn; generated if absent or blank. */
  readonly id?: string | null;
  /** Display name; unique among business attributes. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the attribute. */
  readonly description?: string | null;
  /** Data type of columns with the attribute. */
  readonly type?: SchemaFieldDataType | null;
}

/** Changes to a business attribute. */
@InputType()
export class UpdateBusinessAttributeInput {
  /** Display name, unique among business attributes; unchanged if absent. */
  @ValidateIf((input: UpdateBusinessAttributeInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** Description of the attribute; unchanged if absent. */
  readonly description?: string | null;
  /** Data type of columns with the attribute; unchanged if absent. */
  readonly type?: SchemaFieldDataType | null;
}

/** A business attribute, and the columns that it is assigned to or removed from. */
@InputType()
export class AddBusinessAttributeInput {
  /** Urn of the attribute. */
  readonly businessAttributeUrn!: string;
  /** The columns: each is the urn of a column, or a dataset and the path of a column. */
  readonly resourceUrn!: ResourceRefInput[];
}
