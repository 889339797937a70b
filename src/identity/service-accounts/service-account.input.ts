import { Field, InputType, Int } from '@nestjs/graphql';

/** A service account to create. */
@InputType()
export class CreateServiceAccountInput {
  /** Display name; the id when absent. */
  readonly displayName?: string | null;
  /** Description of the account. */
  readonly description?: string | null;
}

/** Selection of service accounts to list. */
@InputType()
export class ListServiceAccountsInput {
  /** Number of accounts to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of accounts to return; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all accounts when absent, empty or `*`. */
  readonly query?: string | null;
}

/** The default view of a service account's searches. */
@InputType()
export class UpdateServiceAccountDefaultViewInput {
  /** Urn of the account. */
  readonly urn!: string;
  /** Urn of a view of type GLOBAL; none when absent or null. */
  readonly defaultView?: string | null;
}
