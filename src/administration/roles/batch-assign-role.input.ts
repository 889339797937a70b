import { InputType } from '@nestjs/graphql';

/** A role and the actors to assign it to. */
@InputType()
export class BatchAssignRoleInput {
  /** Urn of the role; when absent, the actors lose all roles. */
  readonly roleUrn?: string | null;
  /** Urns of users and groups. */
  readonly actors!: string[];
}
