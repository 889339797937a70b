import type { PropertyDefinition } from '../documents/property-definition.js';
import type { SearchCriteria } from '../search-criteria.js';
import type { FieldRef } from '../search-field.js';
import type { SearchFilter, NamedClause } from '../search-query.js';
import type { SearchViewer } from '../view-restriction.port.js';
import type { SearchFlags } from './search-flags.js';

/** Prefix of the qualified name of a structured property in field names. */
export const PROPERTY_PREFIX = 'structuredProperties.';

/** The restrictions of a search, with every name resolved. */
export interface ResolvedScope {
  /** Names of the model; only types with documents. Empty = the search finds nothing. */
  readonly entityTypes: readonly string[];
  readonly flags: SearchFlags;
  readonly filter: SearchFilter;
  /** Conditions of the caller and the API that hits name. */
  readonly namedClauses: readonly NamedClause[];
  readonly viewer: SearchViewer;
  /** The part of the index that the viewer may find; undefined = all of it. */
  readonly restriction: SearchFilter | undefined;
  /** The part of the index whose existence the viewer may learn; undefined = all of it. */
  readonly knowable: SearchFilter | undefined;
  /** Conditions of the caller, including those of the view. */
  readonly callerCriteria: SearchCriteria;
  /** Definitions of the structured properties that the request names, by qualified name. */
  readonly properties: ReadonlyMap<string, PropertyDefinition>;
  /** Facets of structured properties that the request did not name. */
  readonly propertyFacets: readonly string[];
  /** Whether soft-deleted entities are left out. */
  readonly hidesRemoved: boolean;
  /** The field with that name in any entity type, searched types first; undefined if there is none. */
  readonly fieldOf: (name: string) => FieldRef | undefined;
  /**
   * The model name of an entity type in a client's spelling, such as `DATA_JOB`; other texts are returned unchanged.
   */
  readonly typeName: (text: string) => string;
}
