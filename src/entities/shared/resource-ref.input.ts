import { InputType } from '@nestjs/graphql';
import { SubResourceType } from './sub-resource-type.enum.js';

/** An entity or a sub-resource of an entity. */
@InputType()
export class ResourceRefInput {
  /** Urn of the entity. */
  readonly resourceUrn!: string;
  /** Type of the sub-resource; required with `subResource`. */
  readonly subResourceType?: SubResourceType | null;
  /** The sub-resource, such as the exact path of a column of a dataset; the entity itself if absent. */
  readonly subResource?: string | null;
}
