import { Module } from '@nestjs/common';
import { AspectStore } from '../../../aspects/index.js';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { DocumentationModule, TextTargets } from '../../../annotations/index.js';
import { EntityMappings } from '../../../entities/index.js';
import { Referrers } from '../../../graph/index.js';
import { DATASET_DESCRIPTION, DATASET_NAME } from './dataset-texts.js';
import { datasetMapping } from './dataset.mappings.js';
import { Dataset } from './dataset.model.js';
import { DatasetResolver } from './dataset.resolver.js';
import { EditableSchemaFieldInfo } from './editable-schema-metadata.model.js';
import { ForeignDatasetResolver } from './foreign-dataset.resolver.js';
import { SchemaField } from './schema-field.model.js';
import { COLUMN_FIELDS, SCHEMA_FIELD, SCHEMA_FIELD_FIELDS } from './schema.mappings.js';
import { siblingsSearchField } from './siblings-search.js';
import { TermSchemaResolver } from './term-schema.resolver.js';

/** Datasets and their columns. */
@Module({
  imports: [DocumentationModule, DiscoveryModule],
  providers: [DatasetResolver, ForeignDatasetResolver, TermSchemaResolver],
})
export class DatasetModule {
  constructor(
    mappings: EntityMappings,
    targets: TextTargets,
    store: AspectStore,
    discovery: DiscoveryService,
    referrers: Referrers,
  ) {
    mappings.register(datasetMapping(store));
    mappings.extend(Dataset, { siblingsSearch: siblingsSearchField(discovery, referrers) });
    mappings.register(SCHEMA_FIELD);
    mappings.extend(SchemaField, SCHEMA_FIELD_FIELDS);
    mappings.extend(EditableSchemaFieldInfo, COLUMN_FIELDS);
    targets.addNames(DATASET_NAME);
    targets.addDescriptions(DATASET_DESCRIPTION);
  }
}
