import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';
import { OwnershipSource } from './ownership-source.model.js';
import { OwnershipType } from './ownership-type.enum.js';
import { OwnershipTypeEntity } from './ownership-type.model.js';

/** Who can own an entity: a user or a group. */
export const OwnerType = createUnionType({
  name: 'OwnerType',
  description: 'Who can own an entity.',
  types: () => [CorpUser, CorpGroup] as const,
  resolveType: (ref: EntityRef) => ref.__typename,
});

/** One owner of an entity. */
@ObjectType()
export class Owner {
  /** Who owns the entity. */
  @Field(() => OwnerType)
  readonly owner!: EntityRef;
  /** The built-in kind of the ownership. */
  @Field(() => OwnershipType, { nullable: true, deprecationReason: 'Use ownershipType.' })
  readonly type?: OwnershipType | null;
  /** The kind of the ownership. */
  @Field(() => OwnershipTypeEntity, { nullable: true })
  readonly ownershipType?: EntityRef | null;
  /** Where the knowledge of the owner comes from. */
  readonly source?: OwnershipSource | null;
  /** Urn of the owned entity. */
  readonly associatedUrn!: string;
  /** Who or what named the owner. */
  readonly attribution?: MetadataAttribution | null;
}

/** Who owns an entity. */
@ObjectType()
export class Ownership {
  /** The owners. One user or group stands here once for each kind of ownership. */
  @Field(() => [Owner], { nullable: true })
  readonly owners?: Owner[] | null;
  /** The last change of the owners. */
  readonly lastModified!: AuditStamp;
}
