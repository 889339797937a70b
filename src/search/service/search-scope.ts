import type { PropertyDefinition } from '../documents/property-definition.js';
import type { SearchCriteria } from '../search-criteria.js';
import type { FieldRef } from '../search-field.js';
import type { SearchFilter, ToldClause } from '../search-query.js';
import type { SearchViewer } from '../view-restriction.port.js';
import type { SearchFlags } from './search-flags.js';

/** Stands before the qualified name of a structured property where fields are named. */
export const PROPERTY_PREFIX = 'structuredProperties.';

/** What a search is limited to, with every name resolved. */
export interface ResolvedScope {
  /** Names of the model; only types that have documents. Empty = nothing is found. */
  readonly entityTypes: readonly string[];
  readonly flags: SearchFlags;
  readonly filter: SearchFilter;
  /** Conditions of the caller and the API that hits name. */
  readonly told: readonly ToldClause[];
  readonly viewer: SearchViewer;
  /** The part of the index that the viewer may find; undefined = all of it. */
  readonly restriction: SearchFilter | undefined;
  /** The part of the index of which the viewer may know at all; undefined = all of it. */
  readonly knowable: SearchFilter | undefined;
  /** Conditions of the caller, the view's included. */
  readonly callerCriteria: SearchCriteria;
  /** Definitions of the structured properties that the request names, by qualified name. */
  readonly properties: ReadonlyMap<string, PropertyDefinition>;
  /** Facets of structured properties that the request did not name. */
  readonly propertyFacets: readonly string[];
  /** Whether entities marked as removed are left out. */
  readonly hidesRemoved: boolean;
  /** The field of that name in any entity type, those that are searched first; undefined when there is none. */
  readonly fieldOf: (name: string) => FieldRef | undefined;
  /** The name in the model of an entity type as clients write it, as in `DATA_JOB`; other texts stay. */
  readonly typeName: (text: string) => string;
}
