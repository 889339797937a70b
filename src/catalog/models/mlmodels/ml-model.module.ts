import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { ML_FEATURE, ML_FEATURE_TABLE, ML_PRIMARY_KEY } from './ml-feature.mappings.js';
import { ML_MODEL, ML_MODEL_GROUP } from './ml-model.mappings.js';
import { MLModelResolver } from './ml-model.resolver.js';
import { TrainingRunFieldResolver } from './training-run-field.resolver.js';

/** Machine learning models and their features. */
@Module({ providers: [MLModelResolver, TrainingRunFieldResolver] })
export class MLModelModule {
  constructor(mappings: EntityMappings) {
    for (const mapping of [ML_MODEL, ML_MODEL_GROUP, ML_FEATURE, ML_FEATURE_TABLE, ML_PRIMARY_KEY]) {
      mappings.register(mapping);
    }
  }
}
