import { InputType } from '@nestjs/graphql';

/** Selection of quick filters. */
@InputType()
export class GetQuickFiltersInput {
  /** Urn of a view that limits the entities. Ignored if the view does not exist. */
  readonly viewUrn?: string | null;
}
