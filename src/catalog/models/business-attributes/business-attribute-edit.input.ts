import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';
import { SchemaFieldDataType } from '../../assets/datasets/index.js';
import { ResourceRefInput } from '../../../entities/index.js';

/** A business attribute to create. */
@InputType()
export class CreateBusinessAttributeInput {
  /** Id of the attribute, the last part of its urn; a random one when absent or blank. */
  readonly id?: string | null;
  /** Name for people; no other attribute may have it. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What columns with the attribute hold. */
  readonly description?: string | null;
  /** Kind of the values of columns with the attribute. */
  readonly type?: SchemaFieldDataType | null;
}

/** What changes of a business attribute. */
@InputType()
export class UpdateBusinessAttributeInput {
  /** Name for people; as it is when absent. No other attribute may have it. */
  @ValidateIf((input: UpdateBusinessAttributeInput) => input.name != null)
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name?: string | null;
  /** What columns with the attribute hold; as it is when absent. */
  readonly description?: string | null;
  /** Kind of the values of columns with the attribute; as it is when absent. */
  readonly type?: SchemaFieldDataType | null;
}

/** A business attribute, and columns that it is given to or taken from. */
@InputType()
export class AddBusinessAttributeInput {
  /** Urn of the attribute. */
  readonly businessAttributeUrn!: string;
  /** The columns: each the urn of a column, or a dataset with the path of its column. */
  readonly resourceUrn!: ResourceRefInput[];
}
