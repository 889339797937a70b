import type { ModelSchema } from './keywords.js';
import type { JsonObject } from '../foundation/common/json.js';
import type {
  RelationshipAnnotation,
  SearchableAnnotation,
  SearchableRefAnnotation,
  TimeseriesCollectionAnnotation,
  TimeseriesFieldAnnotation,
  UrnAnnotation,
} from './annotations.js';
import type { EntityReadableBy, ReadableBy } from './readable-by.js';

/** Whether an aspect keeps its latest value and history in SQL, or is appended to a time series. */
export type AspectKind = 'versioned' | 'timeseries';

/** An annotation in force at one place of an aspect. */
export interface AnnotatedPath<Annotation> {
  /** Path from the aspect's root: field names, `*` for each array item or map value, `$key` for map keys. */
  readonly path: readonly string[];
  readonly annotation: Annotation;
  /** Schema of the value there: of an item for `*`, of text for `$key`. */
  readonly schema: ModelSchema;
}

/** What the model says of one aspect. */
export interface AspectSpec {
  /** The name, as in `tagProperties`. */
  readonly name: string;
  readonly kind: AspectKind;
  /** Full name of the record, as in `com.linkedin.tag.TagProperties`; key of the value in `GET /aspects`. */
  readonly recordName: string;
  readonly schema: ModelSchema;
  /** Written to `systemMetadata.schemaVersion` when the caller sent none. */
  readonly schemaVersion: number;
  /** Whether the value is kept for the service alone: reads of every API answer as if there were none. */
  readonly isSecret: boolean;
  /** Whether this is the key aspect of an entity. */
  readonly isKey: boolean;
  readonly searchable: readonly AnnotatedPath<SearchableAnnotation>[];
  readonly relationships: readonly AnnotatedPath<RelationshipAnnotation>[];
  /** Places that hold urns, with the entity types allowed there where the model limits them. */
  readonly urns: readonly AnnotatedPath<UrnAnnotation>[];
  /** Urns whose entity's searchable fields are indexed with this aspect's entity. */
  readonly searchableRefs: readonly AnnotatedPath<SearchableRefAnnotation>[];
  /** Columns of a timeseries aspect. */
  readonly timeseriesFields: readonly AnnotatedPath<TimeseriesFieldAnnotation>[];
  /** Arrays of a timeseries aspect whose items are rows of their own. */
  readonly timeseriesCollections: readonly AnnotatedPath<TimeseriesCollectionAnnotation>[];
  /** Places that only some may read. */
  readonly restricted: readonly AnnotatedPath<ReadableBy>[];
}

/** One part of an entity's key, in urn order. */
export interface KeyPart {
  readonly name: string;
  /** `urn`: the part is itself a urn; `enum`: one of `symbols`. */
  readonly type: 'string' | 'urn' | 'enum';
  readonly symbols?: readonly string[];
}

/** What the model says of one entity type. */
export interface EntitySpec {
  /** The name, as in `dataset`, `corpuser`. */
  readonly name: string;
  readonly category: 'core' | 'internal' | undefined;
  /** Under which the registry lists the type with others; nothing here goes by it. */
  readonly searchGroup: 'default' | 'primary' | 'timeseries' | 'query' | 'schemaField';
  readonly keyAspect: AspectSpec;
  readonly keyParts: readonly KeyPart[];
  /** Every aspect of the entity by name: the key aspect first, then registry order. */
  readonly aspects: ReadonlyMap<string, AspectSpec>;
  /** Full name of the legacy snapshot record, as in `com.linkedin.metadata.snapshot.TagSnapshot`. */
  readonly snapshot: string | undefined;
  /** Record names that the legacy snapshot may hold. */
  readonly snapshotAspects: readonly string[];
  /** Whether everybody may view entities of this type when view authorization is on. */
  readonly viewUnrestricted: boolean;
  /**
   * Who alone may read entities of this type, whether or not view authorization is on; undefined = whoever the policies
   * let.
   */
  readonly readableBy: EntityReadableBy | undefined;
  /** The key aspect's value of `urn`. Throws `MALFORMED_URN` when the parts do not fit the key. */
  keyOf(urn: string): JsonObject;
  /** The urn of a key aspect's value. Throws `VALIDATION_FAILED` when a part is missing. */
  urnOf(key: JsonObject): string;
}
