import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { OwnershipSource } from './ownership-source.model.js';
import { OwnershipType } from './ownership-type.enum.js';
import { OwnershipTypeEntity } from './ownership-type.model.js';

/** An owner of an entity: a user or a group. */
export const OwnerType = createUnionType({
  name: 'OwnerType',
  description: 'An owner of an entity: a user or a group.',
  types: () => [CorpUser, CorpGroup] as const,
  resolveType: (ref: EntityRef) => ref.__typename,
});

/** An owner of an entity, with the type of the ownership. */
@ObjectType()
export class Owner {
  /** The user or group. */
  @Field(() => OwnerType)
  readonly owner!: EntityRef;
  /** The built-in ownership type. */
  @Field(() => OwnershipType, { nullable: true, deprecationReason: 'Use ownershipType.' })
  readonly type?: OwnershipType | null;
  /** The ownership type. */
  @Field(() => OwnershipTypeEntity, { nullable: true })
  readonly ownershipType?: EntityRef | null;
  /** Source of the ownership information. */
  readonly source?: OwnershipSource | null;
  /** Urn of the owned entity. */
  readonly associatedUrn!: string;
  /** Source of the ownership. */
  readonly attribution?: MetadataAttribution | null;
}

/** Owners of an entity. */
@ObjectType()
export class Ownership {
  /** The owners. A user or group is listed once for each ownership type. */
  @Field(() => [Owner], { nullable: true })
  readonly owners?: Owner[] | null;
  /** Time and actor of the last change of the owners. */
  readonly lastModified!: AuditStamp;
}
