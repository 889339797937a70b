import { Module } from '@nestjs/common';
import { EntityMappings } from '../../entities/index.js';
import { OperationsModule } from '../../operations/index.js';
import { DATA_TYPE, ENTITY_TYPE } from './metadata-type.mappings.js';
import { PropertyCleanup } from './property-cleanup.js';
import { PropertyValuesResolver } from './property-values.resolver.js';
import { PropertyValuesService } from './property-values.service.js';
import { STRUCTURED_PROPERTIES_FIELDS } from './structured-properties-field.resolvers.js';
import { structuredPropertiesField } from './structured-properties.mappings.js';
import { StructuredPropertyEditResolver } from './structured-property-edit.resolver.js';
import { StructuredPropertyEditService } from './structured-property-edit.service.js';
import { STRUCTURED_PROPERTY } from './structured-property.mappings.js';
import { StructuredPropertyResolver } from './structured-property.resolver.js';

/** Structured properties: typed properties of entities. */
@Module({
  imports: [OperationsModule],
  providers: [
    PropertyCleanup,
    StructuredPropertyResolver,
    StructuredPropertyEditResolver,
    StructuredPropertyEditService,
    PropertyValuesResolver,
    PropertyValuesService,
    ...STRUCTURED_PROPERTIES_FIELDS,
  ],
  exports: [PropertyValuesService],
})
export class StructuredPropertyModule {
  constructor(mappings: EntityMappings) {
    mappings.register(STRUCTURED_PROPERTY);
    mappings.register(DATA_TYPE);
    mappings.register(ENTITY_TYPE);
    mappings.share({ structuredProperties: structuredPropertiesField });
  }
}
