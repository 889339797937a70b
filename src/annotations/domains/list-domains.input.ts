import { Field, InputType, Int } from '@nestjs/graphql';

/** Which domains to list. */
@InputType()
export class ListDomainsInput {
  /** How many domains to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many domains to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all domains when absent or empty. */
  readonly query?: string | null;
  /** Urn of the domain that holds them; domains that none holds when absent. */
  readonly parentDomain?: string | null;
}
