import type { JsonObject } from '../../foundation/json/json.js';
import type { EntitySpec } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';

/** Reads the latest stored value of an aspect. */
export type ReadAspect = (urn: string, aspectName: string) => Promise<AspectRecord | undefined>;

/** A new entity that gets default aspects. */
export interface NewEntity {
  readonly entity: EntitySpec;
  readonly urn: string;
  /** The key aspect's value. */
  readonly key: JsonObject;
  readonly read: ReadAspect;
}

/** Makes one default aspect; returns undefined for entities without it. */
export interface DefaultAspect {
  readonly aspectName: string;
  readonly valueFor: (created: NewEntity) => Promise<JsonObject | undefined> | JsonObject | undefined;
}
