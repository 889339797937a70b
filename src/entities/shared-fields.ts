import { Injectable } from '@nestjs/common';
import { entityTypeOfUrn } from '../foundation/common/urn.js';
import { EdgeStore } from '../graph/index.js';
import { status } from '../model/index.js';
import { aspectField } from './aspect-field.js';
import { EntityMappings } from './entity-mappings.js';
import { enumOfEntityType } from './entity-types.js';
import { lastIngestedField } from './last-ingested.js';
import { rawAspectsField } from './raw-aspects.js';
import { relationshipsField } from './relationships.js';

/** Registers fields with the same resolver on all entity types that declare them. */
@Injectable()
export class SharedFields {
  constructor(mappings: EntityMappings, edges: EdgeStore) {
    mappings.share({
      type: (source) => enumOfEntityType(entityTypeOfUrn(source.urn)),
      status: aspectField(status),
      exists: (source, _args, context) => context.entities.exists(source.urn),
      lastIngested: lastIngestedField,
      aspects: rawAspectsField,
      relationships: relationshipsField(edges),
    });
  }
}
