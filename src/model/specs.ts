import type { ModelSchema } from './keywords.js';
import type { JsonObject } from '../foundation/json/json.js';
import type {
  RelationshipAnnotation,
  SearchableAnnotation,
  SearchableRefAnnotation,
  TimeseriesCollectionAnnotation,
  TimeseriesFieldAnnotation,
  UrnAnnotation,
} from './annotations.js';
import type { EntityReadableBy, ReadableBy } from './readable-by.js';

/** Whether an aspect has a latest value and a history in SQL, or is appended to a time series. */
export type AspectKind = 'versioned' | 'timeseries';

/** An effective annotation at one place of an aspect. */
export interface AnnotatedPath<Annotation> {
  /** Path from the aspect's root: field names, `*` for each array item or map value, `$key` for map keys. */
  readonly path: readonly string[];
  readonly annotation: Annotation;
  /** Schema of the value there: of an item for `*`, of a string for `$key`. */
  readonly schema: ModelSchema;
}

/** The specification of an aspect. */
export interface AspectSpec {
  /** The name, such as `tagProperties`. */
  readonly name: string;
  readonly kind: AspectKind;
  /** Full name of the record, such as `com.linkedin.tag.TagProperties`; key of the value in `GET /aspects`. */
  readonly recordName: string;
  readonly schema: ModelSchema;
  /** Written to `systemMetadata.schemaVersion` if the caller sends none. */
  readonly schemaVersion: number;
  /** Whether only the service may read the value: every API responds as if there were none. */
  readonly isSecret: boolean;
  /** Whether this is the key aspect of an entity type. */
  readonly isKey: boolean;
  readonly searchable: readonly AnnotatedPath<SearchableAnnotation>[];
  readonly relationships: readonly AnnotatedPath<RelationshipAnnotation>[];
  /** Places that contain urns, with the allowed entity types if the model limits them. */
  readonly urns: readonly AnnotatedPath<UrnAnnotation>[];
  /** Urns of entities whose searchable fields are indexed with this aspect's entity. */
  readonly searchableRefs: readonly AnnotatedPath<SearchableRefAnnotation>[];
  /** Columns of a time-series aspect. */
  readonly timeseriesFields: readonly AnnotatedPath<TimeseriesFieldAnnotation>[];
  /** Arrays of a time-series aspect whose items are separate rows. */
  readonly timeseriesCollections: readonly AnnotatedPath<TimeseriesCollectionAnnotation>[];
  /** Places with restricted read access. */
  readonly restricted: readonly AnnotatedPath<ReadableBy>[];
}

/** One part of an entity's key, in urn order. */
export interface KeyPart {
  readonly name: string;
  /** `urn`: the part itself is a urn; `enum`: one of `symbols`. */
  readonly type: 'string' | 'urn' | 'enum';
  readonly symbols?: readonly string[];
}

/** The specification of an entity type. */
export interface EntitySpec {
  /** The name, such as `dataset` or `corpuser`. */
  readonly name: string;
  readonly category: 'core' | 'internal' | undefined;
  /** Group of the type in registry listings; this service does not use it otherwise. */
  readonly searchGroup: 'default' | 'primary' | 'timeseries' | 'query' | 'schemaField';
  readonly keyAspect: AspectSpec;
  readonly keyParts: readonly KeyPart[];
  /** Every aspect of the entity by name: the key aspect first, then registry order. */
  readonly aspects: ReadonlyMap<string, AspectSpec>;
  /** Full name of the legacy snapshot record, such as `com.linkedin.metadata.snapshot.TagSnapshot`. */
  readonly snapshot: string | undefined;
  /** Record names that the legacy snapshot may contain. */
  readonly snapshotAspects: readonly string[];
  /** Whether everybody may view entities of this type even if view authorization is on. */
  readonly viewUnrestricted: boolean;
  /**
   * Restricts who may read entities of this type, whether or not view authorization is on; undefined = decided by
   * policies.
   */
  readonly readableBy: EntityReadableBy | undefined;
  /** The value of the key aspect for `urn`. Throws `MALFORMED_URN` if the parts do not match the key. */
  keyOf(urn: string): JsonObject;
  /** The urn for a value of the key aspect. Throws `VALIDATION_FAILED` if a part is missing. */
  urnOf(key: JsonObject): string;
}
