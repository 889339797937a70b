import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { ViewChoice } from './view-choice.js';
import { VIEW } from './view.mappings.js';
import { ViewResolver } from './view.resolver.js';

/** Selections of entities that people keep. */
@Module({ providers: [ViewResolver, ViewChoice], exports: [ViewChoice] })
export class ViewModule {
  constructor(mappings: EntityMappings) {
    mappings.register(VIEW);
  }
}
