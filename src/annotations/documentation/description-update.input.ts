import { InputType } from '@nestjs/graphql';
import { ResourceRefInput } from '../../entities/index.js';

/** A new description for an entity or a column. */
@InputType()
export class DescriptionUpdateInput extends ResourceRefInput {
  /** The description, as Markdown; an empty string removes the description. */
  readonly description!: string;
}
