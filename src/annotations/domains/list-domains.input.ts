import { Field, InputType, Int } from '@nestjs/graphql';

/** Which domains to list. */
@InputType()
export class ListDomainsInput {
  /** How many domains to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of domains; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Text to search for; all domains when absent or empty. */
  readonly query?: string | null;
  /** Urn of the parent domain; root domains are listed when absent. */
  readonly parentDomain?: string | null;
}
