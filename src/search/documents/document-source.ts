import type { AspectRecord } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { PropertyDefinition } from './property-definition.js';

/** The input of an entity's search document. */
export interface DocumentSource {
  /** Name in the model. */
  readonly entityType: string;
  readonly urn: string;
  /** As `SearchDocument.revision`. */
  readonly revision: number;
  /** Current aspects by name. */
  readonly aspects: ReadonlyMap<string, AspectRecord>;
  /** Latest value of each timeseries aspect by its name. */
  readonly timeseries: ReadonlyMap<string, JsonObject>;
  /**
   * Definitions of the structured properties that the entity has values of, by urn; values of other properties are not
   * indexed.
   */
  readonly properties: ReadonlyMap<string, PropertyDefinition>;
  /** Aspects by name of the referenced entities, by urn; for an absent entity only its urn is indexed. */
  readonly references: ReadonlyMap<string, ReadonlyMap<string, AspectRecord>>;
}

/** Data to read in addition to an entity's own aspects. */
export interface DocumentNeeds {
  /** Urns of structured properties. */
  readonly properties: readonly string[];
  /** Urns of entities whose fields are indexed with this one. */
  readonly references: readonly string[];
}
