import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/index.js';
import { type Actor, ReadableFields, ViewAuthorizer } from '../auth/index.js';
import { AppConfig } from '../foundation/config/index.js';
import { AspectValidator, ModelRegistry } from '../model/index.js';
import { EntityLoader, type LoadLimits } from './entity-loader.js';
import { EntityMappings } from './entity-mappings.js';
import { EntityReader, type EntityReaderParts } from './entity-reader.js';

/** Creates one `EntityLoader` per request. */
@Injectable()
export class EntityLoaderFactory {
  private readonly parts: EntityReaderParts;
  private readonly limits: LoadLimits;

  constructor(
    store: AspectStore,
    registry: ModelRegistry,
    validator: AspectValidator,
    mappings: EntityMappings,
    views: ViewAuthorizer,
    fields: ReadableFields,
    config: AppConfig,
  ) {
    const { maxParentDepth, maxVisitedUrns, maxWork, maxAnswerLength } = config.graphql;
    this.limits = {
      parentDepth: maxParentDepth,
      visitedUrns: maxVisitedUrns,
      work: maxWork,
      characters: maxAnswerLength,
    };
    this.parts = { store, registry, validator, mappings, views, fields };
  }

  /** Returns a loader that reads only entities that `actor` may view. */
  create(actor: Actor): EntityLoader {
    return new EntityLoader(new EntityReader(this.parts, actor), this.limits);
  }
}
