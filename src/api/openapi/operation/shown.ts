import type { JsonObject } from '../../../foundation/json/json.js';

/** Parts of the document that differ from the operation's declaration. */
export interface Shown {
  /** Path below that of the section. */
  readonly path: string;
  readonly summary: string;
  /** Schemas of path parameters. */
  readonly inPath?: Readonly<Record<string, JsonObject>>;
  /** Names of the supported query parameters; absent = all declared ones. */
  readonly query?: readonly string[];
  readonly body?: JsonObject;
  readonly answer?: JsonObject;
  readonly statuses?: readonly number[];
  readonly bodiless?: readonly number[];
}

/** An entity type, for the document. */
export interface ShownType {
  readonly name: string;
  /** Schema of its urns. */
  readonly urn: JsonObject;
  /** Schema of its entities. */
  readonly entity: JsonObject;
}

/** An aspect of an entity type, for the document. */
export interface ShownAspect {
  readonly name: string;
  readonly type: ShownType;
  readonly isVersioned: boolean;
  /** Schema of the value and its metadata. */
  readonly wrapper: JsonObject;
}

/** Describes an operation for an entity type. */
export type ShownPerType = (type: ShownType) => Shown;

/** Describes an operation for an aspect; undefined if the operation does not support that aspect. */
export type ShownPerAspect = (aspect: ShownAspect) => Shown | undefined;
