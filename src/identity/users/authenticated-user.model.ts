import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { CorpUser } from './corp-user.model.js';
import { PlatformPrivileges } from './platform-privileges.model.js';

/** The caller. */
@ObjectType()
export class AuthenticatedUser {
  /** The user as an entity. */
  @Field(() => CorpUser)
  readonly corpUser!: EntityRef;
  /** Platform privileges of the user. */
  readonly platformPrivileges!: PlatformPrivileges;
}
