import { InputType } from '@nestjs/graphql';

/** Where quick filters are wanted. */
@InputType()
export class GetQuickFiltersInput {
  /** Urn of a view that the entities must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
}
