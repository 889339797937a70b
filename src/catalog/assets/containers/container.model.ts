import { Field, Int, ObjectType } from '@nestjs/graphql';
import { SearchResults } from '../../../discovery/index.js';
import { CustomPropertiesEntry, Entity, type EntityRef, FieldArgument, DataPlatform } from '../../../entities/index.js';
import { Asset } from '../assets/index.js';
import { BrowsePathV2 } from './browse-path-v2.model.js';
import { ContainerEntitiesInput } from './container-entities.input.js';
import { SubTypes } from './sub-types.model.js';

/** Properties of a container from its platform. */
@ObjectType()
export class ContainerProperties {
  /** Name of the container on its platform. */
  readonly name!: string;
  /** Description of the container. */
  readonly description?: string | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** URL of the container on its platform. */
  readonly externalUrl?: string | null;
  /** Name of the container, qualified with the names of its parents. */
  readonly qualifiedName?: string | null;
}

/** Editable properties of a container. */
@ObjectType()
export class ContainerEditableProperties {
  /** Description of the container. */
  readonly description?: string | null;
}

/** The ancestor containers of an entity. */
@ObjectType()
export class ParentContainersResult {
  /** Number of containers. */
  @Field(() => Int)
  readonly count!: number;
  /** The containers, nearest first. */
  @Field(() => [Container])
  readonly containers!: EntityRef[];
}

/** A container of data assets, such as a database, a schema or a folder. */
@ObjectType({ implements: () => Entity })
export class Container extends Asset {
  /** The platform of the container. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The parent of the container. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** Ancestors of the container, nearest first. */
  @Field(() => ParentContainersResult, { nullable: true })
  readonly parentContainers?: ParentContainersResult | null;
  /** Properties of the container from its platform. */
  readonly properties?: ContainerProperties | null;
  /** Editable properties of the container. */
  readonly editableProperties?: ContainerEditableProperties | null;
  /** Subtypes of the container. */
  readonly subTypes?: SubTypes | null;
  /** Searches the direct children of the container. */
  @FieldArgument('input', () => ContainerEntitiesInput, { nullable: true, description: 'Conditions of the search.' })
  @Field(() => SearchResults, { nullable: true })
  readonly entities?: SearchResults | null;
  /** Browse path of the container. */
  readonly browsePathV2?: BrowsePathV2 | null;
}
