import type { JsonObject } from '../foundation/common/json.js';

/** Kind of values of a structured property, which decides how its field is indexed. */
export type PropertyValueType = 'string' | 'rich_text' | 'date' | 'number' | 'urn';

/** Everything that search knows of one entity, built whole from its current aspects. */
export interface SearchDocument {
  /** Name in the model, as in `dataset`. */
  readonly entityType: string;
  readonly urn: string;
  /**
   * The entity's revision in SQL when its aspects were read, or an earlier one; of two documents of one urn the higher
   * revision stays.
   */
  readonly revision: number;
  /**
   * DataHub's document: `urn`, `runId`, `systemCreated`, and the fields of `EntitySearchSchema` under their names.
   * Values are texts, numbers, booleans or arrays of these; objects only in fields of type OBJECT and MAP_ARRAY, in
   * `businessAttributeRef` and in `structuredProperties` (field name → array). Absent = no value.
   */
  readonly fields: JsonObject;
  /** Value types of the members of `fields.structuredProperties`. */
  readonly propertyTypes: Readonly<Record<string, PropertyValueType>>;
}

/**
 * One change of the index. A removal is versioned like a document: it loses against a document of a higher revision.
 */
export type IndexOperation =
  | { readonly kind: 'put'; readonly document: SearchDocument }
  | { readonly kind: 'remove'; readonly entityType: string; readonly urn: string; readonly revision: number };

/** What became of a batch of operations. */
export interface IndexOutcome {
  /** Documents stored. */
  readonly written: number;
  /** Documents that were there and went. */
  readonly removed: number;
  /** Operations that lost against a higher revision. */
  readonly stale: number;
  /** Documents that the engine cannot take, with its reason in our words. The others of the batch are stored. */
  readonly rejected: readonly { readonly urn: string; readonly reason: string }[];
}
