import { Injectable } from '@nestjs/common';
import type { AspectRecord } from '../aspects/index.js';
import { DomainError } from '../foundation/common/errors.js';
import type { JsonObject } from '../foundation/json/json.js';
import { AspectWriters } from './documents/aspect-writers.js';
import type { DocumentNeeds, DocumentSource } from './documents/document-source.js';
import { nameWords } from './documents/name-words.js';
import { assignedProperties, type PropertyValues, propertyValues } from './documents/property-values.js';
import { ReferenceWriter } from './documents/reference-writer.js';
import { runIds } from './documents/run-ids.js';
import type { EntitySearchSchema } from './schema/entity-search-schema.js';
import type { SearchDocument } from './search-document.js';
import { SearchSchema } from './search-schema.js';

/** Builds complete search documents from aspects, by DataHub's rules (search.md 6). */
@Injectable()
export class DocumentBuilder {
  private readonly writers = new Map<string, AspectWriters>();
  private readonly references: ReferenceWriter;

  constructor(private readonly schema: SearchSchema) {
    this.references = new ReferenceWriter(schema);
  }

  /**
   * The data of other entities that `build` requires. For references of references, pass the referenced type and its
   * aspects.
   */
  needs(entityType: string, aspects: ReadonlyMap<string, AspectRecord>): DocumentNeeds {
    const references = this.schema.entity(entityType)?.references ?? [];
    return {
      properties: assignedProperties(aspects),
      references: references.length === 0 ? [] : this.references.urns(references, entityType, aspects),
    };
  }

  /** The document of one entity. Throws `INVALID_ARGUMENT` for an entity type without search documents. */
  build(source: DocumentSource): SearchDocument {
    const schema = this.schema.entity(source.entityType);
    if (schema === undefined)
      throw new DomainError('INVALID_ARGUMENT', `Entities of type ${source.entityType} have no search documents`);
    const fields: JsonObject = { urn: source.urn };
    this.writeFields(schema, source, fields);
    const properties = propertyValues(source.aspects.get('structuredProperties'), source.properties);
    if (properties !== undefined) fields['structuredProperties'] = properties.values;
    writeOrigin(schema, source.aspects, fields);
    return {
      entityType: schema.entityType,
      urn: source.urn,
      revision: source.revision,
      fields,
      nameWords: nameWords(schema.fields, fields),
      propertyTypes: properties?.types ?? NO_TYPES,
    };
  }

  private writeFields(schema: EntitySearchSchema, source: DocumentSource, fields: JsonObject): void {
    const writers = this.writersOf(schema);
    const { keyAspect } = schema.spec;
    if (!source.aspects.has(keyAspect.name))
      writers.write(keyAspect.name, keyOf(schema, source.urn), undefined, fields);
    writers.writeAll(source.aspects, fields);
    for (const [name, value] of source.timeseries) writers.write(name, value, undefined, fields);
    if (schema.references.length > 0)
      this.references.write(schema.references, schema.entityType, source.aspects, source.references, fields);
  }

  private writersOf(schema: EntitySearchSchema): AspectWriters {
    const compiled = this.writers.get(schema.entityType) ?? AspectWriters.ofDocuments(schema);
    this.writers.set(schema.entityType, compiled);
    return compiled;
  }
}

const NO_TYPES: PropertyValues['types'] = {};

function writeOrigin({ spec }: EntitySearchSchema, aspects: DocumentSource['aspects'], fields: JsonObject): void {
  const key = aspects.get(spec.keyAspect.name);
  if (key !== undefined) fields['systemCreated'] = key.systemMetadata?.aspectCreated?.time ?? key.created.time;
  const ids = runIds(aspects);
  if (ids.length > 0) fields['runId'] = ids;
}

/** The key in a urn; empty for an invalid urn that an earlier installation stored. */
function keyOf({ spec }: EntitySearchSchema, urn: string): JsonObject {
  try {
    return spec.keyOf(urn);
  } catch (error) {
    if (error instanceof DomainError) return {};
    throw error;
  }
}
