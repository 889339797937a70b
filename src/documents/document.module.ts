import { Module } from '@nestjs/common';
import { EntityMappings } from '../entities/index.js';
import { DOCUMENT, relatedAssets } from './document.mappings.js';
import { DocumentResolver } from './document.resolver.js';

/** Documents: texts for people. */
@Module({ providers: [DocumentResolver] })
export class DocumentModule {
  constructor(mappings: EntityMappings) {
    mappings.register(DOCUMENT);
    mappings.extend('DocumentInfo', { relatedAssets });
  }
}
