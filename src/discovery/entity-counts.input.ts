import { InputType } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';

/** What to count. */
@InputType()
export class EntityCountInput {
  /** Kinds of the entities. */
  readonly types?: EntityType[] | null;
  /** Urn of a view that the entities must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
}
