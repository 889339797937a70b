import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { Role } from '../../../administration/index.js';

/** A role that allows to use an entity. */
@ObjectType()
export class RoleAssociation {
  /** The role. */
  @Field(() => Role)
  readonly role!: EntityRef;
  /** Urn of the entity. */
  readonly associatedUrn!: string;
}

/** Who may use the data behind an entity, as other systems have it. */
@ObjectType()
export class Access {
  /** The roles that allow it. */
  readonly roles?: RoleAssociation[] | null;
}
