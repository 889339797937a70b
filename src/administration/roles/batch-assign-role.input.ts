import { InputType } from '@nestjs/graphql';

/** Who is to have which role. */
@InputType()
export class BatchAssignRoleInput {
  /** Urn of the role; without one, the actors lose the roles they have. */
  readonly roleUrn?: string | null;
  /** Urns of users and groups. */
  readonly actors!: string[];
}
