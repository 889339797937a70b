import type { AspectRecord } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { EntitySpec } from '../../model/index.js';
import type { EntitySearchSchema } from '../schema/entity-search-schema.js';
import { referencedSources } from '../schema/reference-fields.js';
import type { SearchField } from '../search-field.js';
import { type FieldWriter, fieldWriter } from './field-writer.js';

/** Writes the aspects of one entity type into documents, with compiled field writers. */
export class AspectWriters {
  private readonly byAspect = new Map<string, FieldWriter[]>();

  private constructor(spec: EntitySpec, sources: readonly SearchField[], withCompanions: boolean) {
    for (const source of sources) {
      const aspect = spec.aspects.get(source.aspectName);
      if (aspect === undefined) continue;
      const writers = this.byAspect.get(aspect.name) ?? [];
      writers.push(fieldWriter(source, aspect.schema, withCompanions));
      this.byAspect.set(aspect.name, writers);
    }
  }

  /** Creates the writers for documents of the entity type itself. */
  static ofDocuments({ spec, sources }: EntitySearchSchema): AspectWriters {
    return new AspectWriters(spec, sources, true);
  }

  /** Creates the writers for objects in documents of other entities that refer to the type. */
  static ofReferences(spec: EntitySpec): AspectWriters {
    return new AspectWriters(spec, referencedSources(spec), false);
  }

  /** Writes the contents of all `aspects` into `fields`. */
  writeAll(aspects: ReadonlyMap<string, AspectRecord>, fields: JsonObject): void {
    for (const [name, record] of aspects) this.write(name, record.value, record.created.time, fields);
  }

  /** Writes the contents of one aspect's value into `fields`. */
  write(aspectName: string, value: JsonObject, writtenAt: number | undefined, fields: JsonObject): void {
    const writers = this.byAspect.get(aspectName);
    if (writers === undefined) return;
    for (const write of writers) write(value, writtenAt, fields);
  }
}
