import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, type EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';

/** Someone who did something: a user or a group. */
export const ResolvedActor = createUnionType({
  name: 'ResolvedActor',
  description: 'Someone who did something.',
  types: () => [CorpUser, CorpGroup] as const,
  resolveType: (ref: EntityRef) => ref.__typename,
});

/** How a link is shown. */
@ObjectType()
export class InstitutionalMemoryMetadataSettings {
  /** Whether the link stands in the short view of the entity. */
  readonly showInAssetPreview!: boolean;
}

/** A link to documentation kept elsewhere. */
@ObjectType()
export class InstitutionalMemoryMetadata {
  /** Address of the documentation. */
  readonly url!: string;
  /** Text of the link. */
  readonly label!: string;
  /** Who added the link. */
  @Field(() => CorpUser, { deprecationReason: 'Use actor.' })
  readonly author!: EntityRef;
  /** Who added the link. */
  @Field(() => ResolvedActor)
  readonly actor!: EntityRef;
  /** When the link was added, and by whom. */
  readonly created!: AuditStamp;
  /** When the link was changed last, and by whom. */
  readonly updated?: AuditStamp | null;
  /** Text of the link. */
  @Field({ deprecationReason: 'Use label.' })
  readonly description!: string;
  /** Urn of the entity that has the link. */
  readonly associatedUrn!: string;
  /** How the link is shown. */
  readonly settings?: InstitutionalMemoryMetadataSettings | null;
}

/** Links to documentation kept elsewhere. */
@ObjectType()
export class InstitutionalMemory {
  /** The links, the oldest first. */
  readonly elements!: InstitutionalMemoryMetadata[];
}
