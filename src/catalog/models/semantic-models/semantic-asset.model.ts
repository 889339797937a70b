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

/** Fields that metrics and semantic models share. */
@ObjectType({ isAbstract: true })
export abstract class SemanticAsset extends Entity {
  /** Time of the last ingestion of the entity. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** Platform that defines the entity. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Path of the entity on its platform. */
  readonly path!: string;
  /** Id of the entity, unique within its path. */
  readonly id!: string;
  /** Owners of the entity. */
  readonly ownership?: Ownership | null;
  /** Path of the entity in the browse tree. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** Tags of the entity. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the entity. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Domain of the entity. */
  readonly domain?: DomainAssociation | null;
  /** Links to documentation about the entity. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Structured properties of the entity. */
  readonly structuredProperties?: StructuredProperties | null;
  /** Whether the entity is soft-deleted. */
  readonly status?: Status | null;
  /** Deprecation of the entity. */
  readonly deprecation?: Deprecation | null;
  /** Platform instance of the entity. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** Subtypes of the entity. */
  readonly subTypes?: SubTypes | null;
  /** Descriptions of the entity by source. */
  readonly documentation?: Documentation | null;
  /** Hints for AI tools that query the entity. */
  readonly aiContext?: AiContext | null;
  /** Applications of the entity. */
  @Field(() => EntityRelationshipsResult, { nullable: true })
  readonly applications?: EntityRelationshipsResult | null;
  /** Privileges of the actor on the entity. */
  readonly privileges?: EntityPrivileges | null;
  /** Whether the entity is stored and not soft-deleted. */
  readonly exists?: boolean | null;
}
