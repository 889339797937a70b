import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { CorpUser } from './corp-user.model.js';
import { PlatformPrivileges } from './platform-privileges.model.js';

/** The user who asks. */
@ObjectType()
export class AuthenticatedUser {
  /** The user as an entity. */
  @Field(() => CorpUser)
  readonly corpUser!: EntityRef;
  /** What the user may do that is not about one entity. */
  readonly platformPrivileges!: PlatformPrivileges;
}
