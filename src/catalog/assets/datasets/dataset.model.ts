import { Field, Int, ObjectType } from '@nestjs/graphql';
import { BrowsePathV2, Container, ParentContainersResult, SubTypes } from '../containers/index.js';
import {
  Deprecation,
  InstitutionalMemory,
  DomainAssociation,
  GlossaryTerms,
  Ownership,
  GlobalTags,
  StructuredProperties,
} from '../../../annotations/index.js';
import { BrowsePath, ScrollAcrossEntitiesInput, ScrollResults } from '../../../discovery/index.js';
import {
  AspectParams,
  Entity,
  type EntityRef,
  FieldArgument,
  Long,
  RawAspect,
  Status,
  DataPlatform,
  DataPlatformInstance,
} from '../../../entities/index.js';
import {
  DatasetProfile,
  DatasetStatsSummary,
  FilterInput,
  Operation,
  OperationsQueryResult,
  OperationsStatsInput,
  TimeRange,
  TimeseriesCapabilitiesResult,
  UsageQueryResult,
} from '../../usage/usage/index.js';
import { DatasetEditableProperties, DatasetProperties, Embed, ViewProperties } from './dataset-properties.model.js';
import { EditableSchemaMetadata } from './editable-schema-metadata.model.js';
import { FabricType } from './fabric-type.enum.js';
import { PlatformNativeType } from './platform-native-type.enum.js';
import { Schema, SchemaMetadata } from './schema-metadata.model.js';
import { SiblingProperties } from './sibling-properties.model.js';

const START = 'From when on, in milliseconds since 1970.';
const END = 'Until when, in milliseconds since 1970.';
const LIMIT = 'Most values to answer; 5,000 when absent.';

/** A collection of data, as in a table, a view, a topic or a file. */
@ObjectType({ implements: () => Entity })
export class Dataset extends Entity {
  /** When an ingestion run last saw the dataset. */
  @Field(() => Long, { nullable: true })
  readonly lastIngested?: number | null;
  /** The platform of the dataset. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** The container that holds the dataset. */
  @Field(() => Container, { nullable: true })
  readonly container?: EntityRef | null;
  /** The containers around the dataset, the nearest first. */
  readonly parentContainers?: ParentContainersResult | null;
  /** Name of the dataset; the one in its urn where none was ingested. */
  readonly name!: string;
  /** What the platform tells of the dataset. */
  readonly properties?: DatasetProperties | null;
  /** What people wrote about the dataset. */
  readonly editableProperties?: DatasetEditableProperties | null;
  /** Who owns the dataset. */
  readonly ownership?: Ownership | null;
  /** Whether the dataset should no longer be used. */
  readonly deprecation?: Deprecation | null;
  /** Links to documentation of the dataset. */
  readonly institutionalMemory?: InstitutionalMemory | null;
  /** The columns as they were ingested. */
  @FieldArgument('version', () => Long, {
    nullable: true,
    description: 'Stored version of the schema; 0, the latest, when absent.',
  })
  @Field(() => SchemaMetadata, { nullable: true })
  readonly schemaMetadata?: SchemaMetadata | null;
  /** What people added to the columns. */
  readonly editableSchemaMetadata?: EditableSchemaMetadata | null;
  /** Whether the dataset is in use. */
  readonly status?: Status | null;
  /** How the dataset is shown inside other pages. */
  readonly embed?: Embed | null;
  /** Tags of the dataset. */
  readonly tags?: GlobalTags | null;
  /** Glossary terms of the dataset. */
  readonly glossaryTerms?: GlossaryTerms | null;
  /** The installation of the platform. */
  @Field(() => DataPlatformInstance, { nullable: true })
  readonly dataPlatformInstance?: EntityRef | null;
  /** The domain of the dataset. */
  readonly domain?: DomainAssociation | null;
  /** Places of the dataset in the older browse tree. */
  readonly browsePaths?: BrowsePath[] | null;
  /** The way to the dataset through its platform. */
  readonly browsePathV2?: BrowsePathV2 | null;
  /** The columns as they were ingested, in an older form. */
  @Field(() => Schema, { nullable: true, deprecationReason: 'Use schemaMetadata.' })
  readonly schema?: Schema | null;
  /** Address of the dataset in its own tool. */
  @Field({ deprecationReason: 'Use properties.externalUrl.' })
  readonly externalUrl?: string | null;
  /** Environment that the dataset lives in. */
  @Field(() => FabricType, { deprecationReason: 'Use properties.origin.' })
  readonly origin!: FabricType;
  /** What the dataset holds. */
  @Field({ deprecationReason: 'Use properties.description.' })
  readonly description?: string | null;
  /** Address of the data. */
  @Field({ deprecationReason: 'Nothing fills it any more.' })
  readonly uri?: string | null;
  /** The same as `tags`. */
  @Field(() => GlobalTags, { nullable: true, deprecationReason: 'Use tags.' })
  readonly globalTags?: GlobalTags | null;
  /** What its platform calls the dataset. */
  @Field(() => PlatformNativeType, { nullable: true, deprecationReason: 'Nothing fills it; use subTypes.' })
  readonly platformNativeType?: PlatformNativeType | null;
  /** What kinds of dataset it is. */
  readonly subTypes?: SubTypes | null;
  /** What the dataset selects, when it is a view. */
  readonly viewProperties?: ViewProperties | null;
  /** The dataset's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
  /** The entities that stand for the same data on other platforms. */
  readonly siblings?: SiblingProperties | null;
  /** A walk through the entities that name this one as their sibling. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, { description: 'What to search for, and where to go on.' })
  @Field(() => ScrollResults, { nullable: true })
  readonly siblingsSearch?: ScrollResults | null;
  /** How the dataset was used, by day. */
  @FieldArgument('resource', () => String, { nullable: true, description: 'Ignored; the dataset itself is meant.' })
  @FieldArgument('range', () => TimeRange, { nullable: true, description: 'How far to look back; MONTH when absent.' })
  @FieldArgument('startTimeMillis', () => Long, {
    nullable: true,
    description: 'From when on, in milliseconds since 1970; goes before the range.',
  })
  @FieldArgument('timeZone', () => String, {
    nullable: true,
    description: 'Time zone whose days count, as in Europe/Berlin; UTC when absent.',
  })
  @Field(() => UsageQueryResult, { nullable: true })
  readonly usageStats?: UsageQueryResult | null;
  /** How the dataset was used in the last 30 days. */
  @Field(() => DatasetStatsSummary, { nullable: true })
  readonly statsSummary?: DatasetStatsSummary | null;
  /** What was measured of the dataset, the newest first. */
  @FieldArgument('startTimeMillis', () => Long, { nullable: true, description: START })
  @FieldArgument('endTimeMillis', () => Long, { nullable: true, description: END })
  @FieldArgument('filter', () => FilterInput, { nullable: true, description: 'Conditions on the profiles.' })
  @FieldArgument('limit', () => Int, { nullable: true, description: LIMIT })
  @Field(() => [DatasetProfile], { nullable: true })
  readonly datasetProfiles?: DatasetProfile[] | null;
  /** Changes to the data, the last change first. */
  @FieldArgument('startTimeMillis', () => Long, { nullable: true, description: START })
  @FieldArgument('endTimeMillis', () => Long, { nullable: true, description: END })
  @FieldArgument('filter', () => FilterInput, { nullable: true, description: 'Conditions on the operations.' })
  @FieldArgument('limit', () => Int, { nullable: true, description: LIMIT })
  @Field(() => [Operation], { nullable: true })
  readonly operations?: Operation[] | null;
  /** How often the data was changed, by day. */
  @FieldArgument('input', () => OperationsStatsInput, { nullable: true, description: 'Which operations to count.' })
  @Field(() => OperationsQueryResult, { nullable: true })
  readonly operationsStats?: OperationsQueryResult | null;
  /** From when on there are figures. */
  @Field(() => TimeseriesCapabilitiesResult, { nullable: true })
  readonly timeseriesCapabilities?: TimeseriesCapabilitiesResult | null;
  /** Whether the dataset is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** Structured properties of the entity. */
  readonly structuredProperties?: StructuredProperties | null;
}
