import type { Operation } from 'fast-json-patch';
import type { AuditStamp } from '../../../aspects/index.js';
import type { JsonValue } from '../../../foundation/common/json.js';

/** What a change may be about. */
export const CHANGE_CATEGORIES = [
  'DOCUMENTATION',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'TECHNICAL_SCHEMA',
  'TAG',
  'DOMAIN',
  'DEPRECATION',
  'LIFECYCLE',
  'RUN',
  'BUSINESS_ATTRIBUTE',
  'STRUCTURED_PROPERTY',
  'APPLICATION',
  'PARENT',
  'RELATED_ENTITIES',
  'ASSET_MEMBERSHIP',
  'VERSIONING',
] as const;

/** One of `CHANGE_CATEGORIES`. */
export type ChangeCategory = (typeof CHANGE_CATEGORIES)[number];

/** What happened. */
export type ChangeOperation =
  'ADD' | 'MODIFY' | 'REMOVE' | 'CREATE' | 'SOFT_DELETE' | 'REINSTATE' | 'STARTED' | 'COMPLETED';

/** How much a change matters to those who use the entity; the larger one stands later. */
export const SEMANTIC_CHANGES = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;

/** One of `SEMANTIC_CHANGES`. */
export type SemanticChange = (typeof SEMANTIC_CHANGES)[number];

/** One difference between two neighbouring versions of an aspect. */
export interface ChangeEvent {
  /** What changed: the entity, or one of its columns. */
  readonly entityUrn: string;
  readonly category: ChangeCategory;
  readonly operation: ChangeOperation;
  /** What was added, removed or changed, as a urn or another key. */
  readonly modifier?: string;
  readonly parameters?: Readonly<Record<string, JsonValue>>;
  readonly auditStamp: AuditStamp;
  readonly semVerChange: SemanticChange;
  readonly description: string;
}

/** Everything that changed at one time. */
export interface ChangeTransaction {
  /** Milliseconds. */
  readonly timestamp: number;
  readonly actor: string;
  /** Version of the entity after the change, counted from the start of the window, as in `0.1.0-computed`. */
  readonly semVer: string;
  readonly semVerChange: SemanticChange;
  readonly changeEvents: readonly ChangeEvent[];
  /** The same as JSON Patch; only when asked for. */
  readonly rawDiff?: readonly Operation[];
  /** The rows that were in force, as in `globalTags:2;ownership:0`; 0 is the newest. */
  readonly versionStamp: string;
}

/** The larger of two changes. */
export function largerChange(one: SemanticChange, other: SemanticChange): SemanticChange {
  return SEMANTIC_CHANGES.indexOf(one) >= SEMANTIC_CHANGES.indexOf(other) ? one : other;
}
