import { Module } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../../../annotations/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { DATASET_DESCRIPTION, DATASET_NAME } from './dataset-texts.js';
import { datasetMapping } from './dataset.mappings.js';
import { DatasetResolver } from './dataset.resolver.js';
import './earlier-types.js';
import './foreign-dataset.js';
import { COLUMN_FIELDS, SCHEMA_FIELD, SCHEMA_FIELD_FIELDS, schemaMetadataField } from './schema.mappings.js';
import { siblingsSearchField } from './siblings-search.js';

/** Datasets and their columns. */
@Module({ imports: [DocumentationModule, DiscoveryModule], providers: [DatasetResolver] })
export class DatasetModule {
  constructor(mappings: EntityMappings, targets: TextTargets, store: AspectStore, discovery: DiscoveryService) {
    mappings.register(datasetMapping(store));
    mappings.extend('Dataset', { siblingsSearch: siblingsSearchField(discovery) });
    mappings.register(SCHEMA_FIELD);
    mappings.extend('SchemaField', SCHEMA_FIELD_FIELDS);
    mappings.extend('EditableSchemaFieldInfo', COLUMN_FIELDS);
    mappings.extend('GlossaryTerm', { schemaMetadata: schemaMetadataField(store) });
    targets.addNames(DATASET_NAME);
    targets.addDescriptions(DATASET_DESCRIPTION);
  }
}
