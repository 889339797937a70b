import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, type EntityRef } from '../../entities/index.js';
import { CorpGroup, CorpUser } from '../../identity/index.js';

/** The user or group that performed an action. */
export const ResolvedActor = createUnionType({
  name: 'ResolvedActor',
  description: 'The user or group that performed an action.',
  types: () => [CorpUser, CorpGroup] as const,
  resolveType: (ref: EntityRef) => ref.__typename,
});

/** Display settings of a link. */
@ObjectType()
export class InstitutionalMemoryMetadataSettings {
  /** Whether previews of the entity show the link. */
  readonly showInAssetPreview!: boolean;
}

/** A link to external documentation. */
@ObjectType()
export class InstitutionalMemoryMetadata {
  /** URL of the documentation. */
  readonly url!: string;
  /** Label of the link. */
  readonly label!: string;
  /** User who added the link. */
  @Field(() => CorpUser, { deprecationReason: 'Use actor.' })
  readonly author!: EntityRef;
  /** User or group that added the link. */
  @Field(() => ResolvedActor)
  readonly actor!: EntityRef;
  /** When the link was added, and by whom. */
  readonly created!: AuditStamp;
  /** When the link was last changed, and by whom. */
  readonly updated?: AuditStamp | null;
  /** Label of the link. */
  @Field({ deprecationReason: 'Use label.' })
  readonly description!: string;
  /** Urn of the entity that has the link. */
  readonly associatedUrn!: string;
  /** Display settings of the link. */
  readonly settings?: InstitutionalMemoryMetadataSettings | null;
}

/** Links to external documentation. */
@ObjectType()
export class InstitutionalMemory {
  /** The links, oldest first. */
  readonly elements!: InstitutionalMemoryMetadata[];
}
