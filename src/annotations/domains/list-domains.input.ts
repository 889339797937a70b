import { Field, InputType, Int } from '@nestjs/graphql';

/** Selection of domains to list. */
@InputType()
export class ListDomainsInput {
  /** Number of domains to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of domains to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all domains when absent or empty. */
  readonly query?: string | null;
  /** Urn of the parent domain; when absent, root domains are listed. */
  readonly parentDomain?: string | null;
}
