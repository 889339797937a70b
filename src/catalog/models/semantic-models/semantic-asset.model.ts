import { Field, ObjectType } from '@nestjs/graphql';
import { BrowsePathV2, SubTypes } from '../../assets/containers/index.js';
import {
  Deprecation,
  Documentation,
  InstitutionalMemory,
  DomainAssociation,
  GlossaryTerms,
  Ownership,
  StructuredProperties,
  GlobalTags,
} from '../../../annotations/index.js';
import {
  Entity,
  EntityRelationshipsResult,
  type EntityRef,
  Long,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';
import { EntityPrivileges } from '../../assets/entity-privileges/index.js';
import { AiContext } from './ai-context.model.js';

/** Metrics and semantic models: the fields that both have. */
@ObjectType({ isAbstract: true })
export abstract class SemanticAsset extends Entity {
  /** When an ingestion run last saw it. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** The platform that defines it. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Where it stands on its platform. */
  readonly path!: string;
  /** Name of it in that place. */
  readonly id!: string;
  /** Who owns it. */
  readonly ownership?: Ownership | null;
  /** The way to it through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** Its tags. */
  readonly tags?: GlobalTags | null;
  /** Its glossary terms. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Its domain. */
  readonly domain?: DomainAssociation | null;
  /** Links to documentation of it. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Its structured properties. */
  readonly structuredProperties?: StructuredProperties | null;
  /** Whether it is in use. */
  readonly status?: Status | null;
  /** Whether it should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** What kinds of it there are. */
  readonly subTypes?: SubTypes | null;
  /** Descriptions of it, one for each source. */
  readonly documentation?: Documentation | null;
  /** What helps those who answer questions in natural language. */
  readonly aiContext?: AiContext | null;
  /** The applications that it belongs to. */
  @Field(() => EntityRelationshipsResult, { nullable: true })
  readonly applications?: EntityRelationshipsResult | null;
  /** What the caller may do with it. */
  readonly privileges?: EntityPrivileges | null;
  /** Whether it is stored and not soft-deleted. */
  readonly exists?: boolean | null;
}
