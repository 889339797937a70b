import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { Role } from '../../../administration/index.js';

/** A role that grants access to an entity. */
@ObjectType()
export class RoleAssociation {
  /** The role. */
  @Field(() => Role)
  readonly role!: EntityRef;
  /** Urn of the entity. */
  readonly associatedUrn!: string;
}

/** Access to the data of an entity, as defined in external systems. */
@ObjectType()
export class Access {
  /** Roles that grant access. */
  readonly roles?: RoleAssociation[] | null;
}
