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

/** A dataset as it was stored at some time. */
@ObjectType({ implements: () => Entity })
export class VersionedDataset extends Entity {
  /** The platform of the dataset. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The container that held the dataset. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** The containers around the dataset, the nearest first. */
  readonly parentContainers?: ParentContainersResult | null;
  /** Name of the dataset; the one in its urn where none was ingested. */
  readonly name!: string;
  /** What the platform told of the dataset. */
  readonly properties?: DatasetProperties | null;
  /** What people wrote about the dataset. */
  readonly editableProperties?: DatasetEditableProperties | null;
  /** Who owned the dataset. */
  readonly ownership?: Ownership | null;
  /** Whether the dataset was no longer to be used. */
  readonly deprecation?: Deprecation | null;
  /** Links to documentation of the dataset. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** What people added to the columns. */
  readonly editableSchemaMetadata?: EditableSchemaMetadata | null;
  /** Whether the dataset was in use. */
  readonly status?: Status | null;
  /** Tags of the dataset. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the dataset. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** The domain of the dataset. */
  readonly domain?: DomainAssociation | null;
  /** The applications that the dataset belonged to. */
  readonly applications?: ApplicationAssociation[] | null;
  /** The first of the applications. */
  @Field(() => ApplicationAssociation, { nullable: true, deprecationReason: 'Use applications.' })
  readonly application?: ApplicationAssociation | null;
  /** Its health now, by what it is judged by. */
  readonly health?: Health[] | null;
  /** The columns as they were ingested. */
  @Field(() => Schema, { nullable: true })
  readonly schema?: Schema | null;
  /** What kinds of dataset it was. */
  readonly subTypes?: SubTypes | null;
  /** What the dataset selected, when it was a view. */
  readonly viewProperties?: ViewProperties | null;
  /** Environment that the dataset lives in. */
  @Field(() => FabricType, { deprecationReason: 'Use properties.origin.' })
  readonly origin!: FabricType;
}
