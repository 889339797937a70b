import { InputType } from '@nestjs/graphql';
import { SubResourceType } from './sub-resource-type.enum.js';

/** An entity, or a part of one, that metadata is attached to. */
@InputType()
export class ResourceRefInput {
  /** Urn of the entity. */
  readonly resourceUrn!: string;
  /** Kind of the part; goes with `subResource`. */
  readonly subResourceType?: SubResourceType | null;
  /** The part: for a dataset the path of a column, exactly as its schema has it. The entity itself when absent. */
  readonly subResource?: string | null;
}
