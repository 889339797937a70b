import { InputType } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';

/** Selection of entities to count. */
@InputType()
export class EntityCountInput {
  /** Entity types. */
  readonly types?: EntityType[] | null;
  /** Urn of a view that limits the entities. Ignored if the view does not exist. */
  readonly viewUrn?: string | null;
}
