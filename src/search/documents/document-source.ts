import type { AspectRecord } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { PropertyDefinition } from './property-definition.js';

/** All that the search document of one entity is made from. */
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
   * Definitions by urn of the structured properties that the entity has values of; values of others are not indexed.
   */
  readonly properties: ReadonlyMap<string, PropertyDefinition>;
  /**
   * Aspects by name of the entities that the entity refers to, by urn; of one that is absent the urn alone is indexed.
   */
  readonly references: ReadonlyMap<string, ReadonlyMap<string, AspectRecord>>;
}

/** What has to be read beside an entity's own aspects. */
export interface DocumentNeeds {
  /** Urns of structured properties. */
  readonly properties: readonly string[];
  /** Urns of entities whose fields are indexed with this one. */
  readonly references: readonly string[];
}
