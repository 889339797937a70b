import type { Operation } from 'fast-json-patch';
import type { AuditStamp } from '../../../aspects/index.js';
import type { JsonValue } from '../../../foundation/json/json.js';

/** Categories of changes. */
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

/** Operation that caused a change. */
export type ChangeOperation =
  'ADD' | 'MODIFY' | 'REMOVE' | 'CREATE' | 'SOFT_DELETE' | 'REINSTATE' | 'STARTED' | 'COMPLETED';

/** Impacts of a change on users of the entity, in ascending order. */
export const SEMANTIC_CHANGES = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;

/** One of `SEMANTIC_CHANGES`. */
export type SemanticChange = (typeof SEMANTIC_CHANGES)[number];

/** One difference between two consecutive versions of an aspect. */
export interface ChangeEvent {
  /** Urn of the entity or column that changed. */
  readonly entityUrn: string;
  readonly category: ChangeCategory;
  readonly operation: ChangeOperation;
  /** The added, removed or modified item, as a urn or another key. */
  readonly modifier?: string;
  readonly parameters?: Readonly<Record<string, JsonValue>>;
  readonly auditStamp: AuditStamp;
  readonly semVerChange: SemanticChange;
  readonly description: string;
}

/** A change in a timeline. Changes of most aspects have no audit stamp: time and actor are those of the transaction. */
export type TimelineEvent = Omit<ChangeEvent, 'auditStamp'> & Partial<Pick<ChangeEvent, 'auditStamp'>>;

/** All changes of an entity at one time. */
export interface ChangeTransaction {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly actor: string;
  /** Version of the entity after the changes, counted from the start of the window, such as `0.1.0-computed`. */
  readonly semVer: string;
  readonly semVerChange: SemanticChange;
  readonly changeEvents: readonly TimelineEvent[];
  /** The changes as JSON Patch, if requested. */
  readonly rawDiff?: readonly Operation[];
  /** Stored version of each aspect, such as `globalTags:2;ownership:0`; 0 is the latest. */
  readonly versionStamp: string;
}

/** Returns the change with the larger impact. */
export function largerChange(one: SemanticChange, other: SemanticChange): SemanticChange {
  return SEMANTIC_CHANGES.indexOf(one) >= SEMANTIC_CHANGES.indexOf(other) ? one : other;
}
