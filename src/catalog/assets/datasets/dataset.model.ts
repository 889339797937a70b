import { Field, ObjectType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { ScrollAcrossEntitiesInput, ScrollResults } from '../../../discovery/index.js';
import {
  Entity,
  type EntityRef,
  EntityWithRelationships,
  FieldArgument,
  Long,
  DataPlatform,
} from '../../../entities/index.js';
import { SupportsVersions } from '../../history/versions/index.js';
import { DatasetEditableProperties, DatasetProperties, Embed, ViewProperties } from './dataset-properties.model.js';
import { EditableSchemaMetadata } from './editable-schema-metadata.model.js';
import { FabricType } from './fabric-type.enum.js';
import { HasLogicalParent } from './has-logical-parent.model.js';
import { PlatformNativeType } from './platform-native-type.enum.js';
import { Schema, SchemaMetadata } from './schema-metadata.model.js';
import { SiblingProperties } from './sibling-properties.model.js';

/** A collection of data, such as a table, a view, a topic or a file. */
@ObjectType({ implements: () => [EntityWithRelationships, HasLogicalParent, SupportsVersions, Entity] })
export class Dataset extends PlacedAsset {
  /** The platform of the dataset. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Name of the dataset; the name in its urn if none was ingested. */
  readonly name!: string;
  /** Properties of the dataset from its platform. */
  readonly properties?: DatasetProperties | null;
  /** Editable properties of the dataset. */
  readonly editableProperties?: DatasetEditableProperties | null;
  /** Ingested columns of the dataset. */
  @FieldArgument('version', () => Long, {
    nullable: true,
    description: 'Stored version of the schema; 0, the latest, if absent.',
  })
  @Field(() => SchemaMetadata, { nullable: true })
  readonly schemaMetadata?: SchemaMetadata | null;
  /** Editable metadata of the columns. */
  readonly editableSchemaMetadata?: EditableSchemaMetadata | null;
  /** Embedded view of the dataset. */
  readonly embed?: Embed | null;
  /** Ingested columns of the dataset, in the deprecated format. */
  @Field(() => Schema, { nullable: true, deprecationReason: 'Use schemaMetadata.' })
  readonly schema?: Schema | null;
  /** URL of the dataset on its platform. */
  @Field({ deprecationReason: 'Use properties.externalUrl.' })
  readonly externalUrl?: string | null;
  /** Environment of the dataset. */
  @Field(() => FabricType, { deprecationReason: 'Use properties.origin.' })
  readonly origin!: FabricType;
  /** Description of the dataset. */
  @Field({ deprecationReason: 'Use properties.description.' })
  readonly description?: string | null;
  /** URI of the data. */
  @Field({ deprecationReason: 'No longer filled.' })
  readonly uri?: string | null;
  /** Native type of the dataset on its platform. */
  @Field(() => PlatformNativeType, { nullable: true, deprecationReason: 'Never filled; use subTypes.' })
  readonly platformNativeType?: PlatformNativeType | null;
  /** Definition of the dataset, if it is a view. */
  readonly viewProperties?: ViewProperties | null;
  /** Entities that represent the same data on other platforms. */
  readonly siblings?: SiblingProperties | null;
  /** Searches the entities that refer to the dataset as their sibling, page by page. */
  @FieldArgument('input', () => ScrollAcrossEntitiesInput, {
    description: 'The search and the position of the page.',
  })
  @Field(() => ScrollResults, { nullable: true })
  readonly siblingsSearch?: ScrollResults | null;
}
