import { Field, ObjectType } from '@nestjs/graphql';
import { ApplicationAssociation } from '../../products/applications/index.js';
import { Health } from '../../quality/asset-health/index.js';
import { Container, ParentContainersResult, SubTypes } from '../../assets/containers/index.js';
import {
  DatasetEditableProperties,
  DatasetProperties,
  EditableSchemaMetadata,
  FabricType,
  Schema,
  ViewProperties,
} from '../../assets/datasets/index.js';
import {
  Deprecation,
  InstitutionalMemory,
  DomainAssociation,
  GlossaryTerms,
  Ownership,
  GlobalTags,
} from '../../../annotations/index.js';
import { Entity, type EntityRef, Status, DataPlatform } from '../../../entities/index.js';

/** A past version of a dataset. */
@ObjectType({ implements: () => Entity })
export class VersionedDataset extends Entity {
  /** Platform of the dataset. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Container of the dataset. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** Containers of the dataset, nearest first. */
  readonly parentContainers?: ParentContainersResult | null;
  /** Name of the dataset; the name in its urn when none was ingested. */
  readonly name!: string;
  /** Properties from the platform. */
  readonly properties?: DatasetProperties | null;
  /** Properties that users edited. */
  readonly editableProperties?: DatasetEditableProperties | null;
  /** Owners of the dataset. */
  readonly ownership?: Ownership | null;
  /** Deprecation of the dataset. */
  readonly deprecation?: Deprecation | null;
  /** Links to documentation about the dataset. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** Column annotations that users edited. */
  readonly editableSchemaMetadata?: EditableSchemaMetadata | null;
  /** Status of the dataset. */
  readonly status?: Status | null;
  /** Tags of the dataset. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the dataset. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** Domain of the dataset. */
  readonly domain?: DomainAssociation | null;
  /** Applications of the dataset. */
  readonly applications?: ApplicationAssociation[] | null;
  /** The first application of the dataset. */
  @Field(() => ApplicationAssociation, { nullable: true, deprecationReason: 'Use applications.' })
  readonly application?: ApplicationAssociation | null;
  /** Current health of the dataset, by type of check. */
  readonly health?: Health[] | null;
  /** The columns as they were ingested. */
  @Field(() => Schema, { nullable: true })
  readonly schema?: Schema | null;
  /** Subtypes of the dataset. */
  readonly subTypes?: SubTypes | null;
  /** Definition of the view, if the dataset is a view. */
  readonly viewProperties?: ViewProperties | null;
  /** Environment of the dataset. */
  @Field(() => FabricType, { deprecationReason: 'Use properties.origin.' })
  readonly origin!: FabricType;
}
