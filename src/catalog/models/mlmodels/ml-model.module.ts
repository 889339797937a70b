import { Module } from '@nestjs/common';
import { aspectField, EntityMappings } from '../../../entities/index.js';
import './earlier-types.js';
import { ML_FEATURE, ML_FEATURE_TABLE, ML_PRIMARY_KEY } from './ml-feature.mappings.js';
import { ML_MODEL, ML_MODEL_GROUP, MODEL_DETAILS } from './ml-model.mappings.js';
import { MLModelResolver } from './ml-model.resolver.js';

/** Models, and what they learn from. */
@Module({ providers: [MLModelResolver] })
export class MLModelModule {
  constructor(mappings: EntityMappings) {
    for (const mapping of [ML_MODEL, ML_MODEL_GROUP, ML_FEATURE, ML_FEATURE_TABLE, ML_PRIMARY_KEY]) {
      mappings.register(mapping);
    }
    mappings.extend('MLModelProperties', MODEL_DETAILS);
    mappings.extend('MLModelGroupProperties', MODEL_DETAILS);
    mappings.extend('DataProcessInstance', { mlTrainingRunProperties: aspectField('mlTrainingRunProperties') });
  }
}
