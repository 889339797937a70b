import type { AspectRecord } from '../../aspects/index.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import { referencesOf, type SearchReference } from '../schema/reference-fields.js';
import type { SearchSchema } from '../search-schema.js';
import { AspectWriters } from './aspect-writers.js';
import { MAX_LIST_LENGTH } from './document-limits.js';
import { compilePath } from './path-reader.js';

type Aspects = ReadonlyMap<string, AspectRecord>;

/** Writes referenced entities into a document, as objects with their urn and fields. */
export class ReferenceWriter {
  private readonly writers = new Map<string, AspectWriters>();

  constructor(private readonly schema: SearchSchema) {}

  /** Urns in `aspects` of the entities to include in the document. */
  urns(references: readonly SearchReference[], entityType: string, aspects: Aspects): readonly string[] {
    return references.flatMap((reference) => this.urnsAt(reference, entityType, aspects));
  }

  /** Writes the entities to which `aspects` refer into `fields`; for those not in `known`, only the urn. */
  write(
    references: readonly SearchReference[],
    entityType: string,
    aspects: Aspects,
    known: ReadonlyMap<string, Aspects>,
    fields: JsonObject,
  ): void {
    for (const reference of references) {
      const objects = this.urnsAt(reference, entityType, aspects).map((urn) => this.object(reference, urn, known));
      if (objects.length > 0) fields[reference.name] = objects.length === 1 ? objects[0] : objects;
    }
  }

  private urnsAt({ aspectName, path }: SearchReference, entityType: string, aspects: Aspects): readonly string[] {
    const record = aspects.get(aspectName);
    const spec = this.schema.entity(entityType)?.spec.aspects.get(aspectName);
    if (record === undefined || spec === undefined) return [];
    const found: JsonValue[] = [];
    compilePath(spec.schema, path).read(record.value, found);
    return found.slice(0, MAX_LIST_LENGTH).filter((urn) => typeof urn === 'string');
  }

  private object(reference: SearchReference, urn: string, known: ReadonlyMap<string, Aspects>): JsonObject {
    const object: JsonObject = { urn };
    const aspects = known.get(urn);
    const spec = this.schema.entity(reference.refType)?.spec;
    if (aspects === undefined || spec === undefined || reference.depth === 0) return object;
    this.writersOf(reference.refType)?.writeAll(aspects, object);
    this.write(referencesOf(spec, reference.depth - 1), spec.name, aspects, known, object);
    return object;
  }

  private writersOf(refType: string): AspectWriters | undefined {
    const compiled = this.writers.get(refType);
    const spec = this.schema.entity(refType)?.spec;
    if (compiled !== undefined || spec === undefined) return compiled;
    const writers = AspectWriters.ofReferences(spec);
    this.writers.set(refType, writers);
    return writers;
  }
}
