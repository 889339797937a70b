import { Field, Int, ObjectType } from '@nestjs/graphql';
import {
  Deprecation,
  InstitutionalMemory,
  DomainAssociation,
  GlossaryTerms,
  Ownership,
  GlobalTags,
  StructuredProperties,
} from '../../../annotations/index.js';
import { SearchResults } from '../../../discovery/index.js';
import {
  AspectParams,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  FieldArgument,
  Long,
  RawAspect,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';
import { BrowsePathV2 } from './browse-path-v2.model.js';
import { ContainerEntitiesInput } from './container-entities.input.js';
import { SubTypes } from './sub-types.model.js';

/** What the platform tells of a container. */
@ObjectType()
export class ContainerProperties {
  /** Name of the container on its platform. */
  readonly name!: string;
  /** What the container holds. */
  readonly description?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Address of the container in its own tool. */
  readonly externalUrl?: string | null;
  /** Name of the container with those of the containers around it. */
  readonly qualifiedName?: string | null;
}

/** What people wrote about a container. */
@ObjectType()
export class ContainerEditableProperties {
  /** What the container holds. */
  readonly description?: string | null;
}

/** The containers around an entity. */
@ObjectType()
export class ParentContainersResult {
  /** How many there are. */
  @Field(() => Int)
  readonly count!: number;
  /** The containers, the nearest first. */
  @Field(() => [Container])
  readonly containers!: EntityRef[];
}

/** Something that holds data assets, as in a database, a schema or a folder. */
@ObjectType({ implements: () => Entity })
export class Container extends Entity {
  /** When an ingestion run last saw the container. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** The platform of the container. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The container that holds this one. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** The containers around this one, the nearest first. */
  @Field(() => ParentContainersResult, { nullable: true })
  readonly parentContainers?: ParentContainersResult | null;
  /** What the platform tells of the container. */
  readonly properties?: ContainerProperties | null;
  /** What people wrote about the container. */
  readonly editableProperties?: ContainerEditableProperties | null;
  /** Who owns the container. */
  readonly ownership?: Ownership | null;
  /** Links to documentation of the container. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Tags of the container. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the container. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** What kinds of container it is. */
  readonly subTypes?: SubTypes | null;
  /** The domain of the container. */
  readonly domain?: DomainAssociation | null;
  /** Whether the container should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** A search among what the container directly holds. */
  @FieldArgument('input', () => ContainerEntitiesInput, { nullable: true, description: 'What to search for.' })
  @Field(() => SearchResults, { nullable: true })
  readonly entities?: SearchResults | null;
  /** Whether the container is in use. */
  readonly status?: Status | null;
  /** Whether the container is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** The container's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
  /** The way to the container through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** Structured properties of the entity. */
  readonly structuredProperties?: StructuredProperties | null;
}
