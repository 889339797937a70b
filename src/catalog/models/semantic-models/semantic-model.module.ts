import { Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '../../../discovery/index.js';
import { aspectField, EntityMappings } from '../../../entities/index.js';
import './earlier-types.js';
import { metricMapping } from './metric.mappings.js';
import { datasetsOfModel, membershipField, semanticModelMapping } from './semantic-model.mappings.js';
import { SemanticModelResolver } from './semantic-model.resolver.js';
import { annotationField } from './stored-semantics.js';

/** Metrics, and the semantic models that they are computed on. */
@Module({ imports: [DiscoveryModule], providers: [SemanticModelResolver] })
export class SemanticModelModule {
  constructor(mappings: EntityMappings, discovery: DiscoveryService) {
    mappings.register(metricMapping(discovery));
    mappings.register(semanticModelMapping(discovery));
    mappings.extend('SemanticModelInfo', { datasets: datasetsOfModel });
    mappings.extend('Dataset', { semanticModelProperties: membershipField });
    mappings.extend('SchemaFieldEntity', {
      semanticFieldAnnotation: annotationField,
      aiContext: aspectField('aiContext'),
    });
  }
}
