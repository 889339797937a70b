import type { AspectRecord } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { EntitySpec } from '../../model/index.js';
import type { EntitySearchSchema } from '../schema/entity-search-schema.js';
import { referencedSources } from '../schema/reference-fields.js';
import type { SearchField } from '../search-field.js';
import { type FieldWriter, fieldWriter } from './field-writer.js';

/** What the aspects of one entity type put into a document, compiled once. */
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

  /** For documents of the entity type itself. */
  static ofDocuments({ spec, sources }: EntitySearchSchema): AspectWriters {
    return new AspectWriters(spec, sources, true);
  }

  /** For objects in documents of other entities that refer to the type. */
  static ofReferences(spec: EntitySpec): AspectWriters {
    return new AspectWriters(spec, referencedSources(spec), false);
  }

  /** Puts everything that `aspects` hold into `fields`. */
  writeAll(aspects: ReadonlyMap<string, AspectRecord>, fields: JsonObject): void {
    for (const [name, record] of aspects) this.write(name, record.value, record.created.time, fields);
  }

  /** Puts what one aspect's value holds into `fields`. */
  write(aspectName: string, value: JsonObject, writtenAt: number | undefined, fields: JsonObject): void {
    const writers = this.byAspect.get(aspectName);
    if (writers === undefined) return;
    for (const write of writers) write(value, writtenAt, fields);
  }
}
