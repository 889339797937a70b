import type { JsonObject } from '../foundation/json/json.js';

/** Value type of a structured property, which determines how its field is indexed. */
export type PropertyValueType = 'string' | 'rich_text' | 'date' | 'number' | 'urn';

/** The searchable data of one entity, built completely from its current aspects. */
export interface SearchDocument {
  /** Name in the model, such as `dataset`. */
  readonly entityType: string;
  readonly urn: string;
  /**
   * The entity's revision in SQL when its aspects were read, or an earlier one; of two documents of one urn, the higher
   * revision wins.
   */
  readonly revision: number;
  /**
   * DataHub's document: `urn`, `runId`, `systemCreated`, and the fields of `EntitySearchSchema` under their names.
   * Values are strings, numbers, booleans or arrays of these; objects occur only in fields of type OBJECT and
   * MAP_ARRAY, in `businessAttributeRef` and in `structuredProperties` (field name → array). Absent = no value.
   */
  readonly fields: JsonObject;
  /** Words of the entity's names, from which misspelled searches are corrected; see `nameWords`. */
  readonly nameWords: readonly string[];
  /** Value types of the members of `fields.structuredProperties`. */
  readonly propertyTypes: Readonly<Record<string, PropertyValueType>>;
}

/** One change of the index. A removal has a revision like a document: it loses against a document with a higher one. */
export type IndexOperation =
  | { readonly kind: 'put'; readonly document: SearchDocument }
  | { readonly kind: 'remove'; readonly entityType: string; readonly urn: string; readonly revision: number };

/** A document that the engine does not store. */
export interface RejectedDocument {
  readonly urn: string;
  readonly reason: string;
  /** Whether the reason is a state of its index that may end, rather than the document. */
  readonly passes?: boolean;
}

/** A revision of an entity that the index has or remembers. */
export interface HigherRevision {
  readonly urn: string;
  readonly revision: number;
}

/** Outcome of a batch of operations. */
export interface IndexOutcome {
  /** Documents stored. */
  readonly written: number;
  /** Existing documents that were removed. */
  readonly removed: number;
  /** Operations that lost against a higher revision. */
  readonly stale: number;
  /**
   * The revisions that operations lost against, as far as the engine tells them: those of documents, and those of
   * removals that it remembers. Absent if there are none.
   */
  readonly higher?: readonly HigherRevision[];
  /** Documents that the engine rejected, each with the reason. The others of the batch are stored. */
  readonly rejected: readonly RejectedDocument[];
}
