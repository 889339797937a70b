import type { AspectRecord } from '../../../src/aspects/index.js';
import type { JsonObject } from '../../../src/foundation/json/json.js';
import { ModelRegistry } from '../../../src/model/index.js';
import {
  DocumentBuilder,
  type IndexOperation,
  type PropertyDefinition,
  type SearchDocument,
  SearchSchema,
} from '../../../src/search/index.js';

/** The schema that the documents of tests follow. */
export const SCHEMA = new SearchSchema(ModelRegistry.standard());

const BUILDER = new DocumentBuilder(SCHEMA);

/** What a document is made from beside the values of aspects. */
export interface DocumentExtras {
  readonly revision?: number;
  /** Milliseconds; when every aspect was written. */
  readonly time?: number;
  readonly runId?: string;
  readonly timeseries?: Readonly<Record<string, JsonObject>>;
  readonly properties?: readonly PropertyDefinition[];
  /** Aspects of other entities by urn. */
  readonly references?: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
}

/** The document of `urn`, built as the service builds it from the values of aspects; the key aspect is filled in. */
export function document(
  urn: string,
  aspects: Readonly<Record<string, JsonObject>> = {},
  extras: DocumentExtras = {},
): SearchDocument {
  const { revision = 1, properties = [], references = {} } = extras;
  const entityType = typeOf(urn);
  return BUILDER.build({
    entityType,
    urn,
    revision,
    aspects: records(urn, { ...keyOf(urn, entityType), ...aspects }, extras),
    timeseries: new Map(Object.entries(extras.timeseries ?? {})),
    properties: new Map(properties.map((definition) => [definition.urn, definition])),
    references: new Map(Object.entries(references).map(([key, values]) => [key, records(key, values, extras)])),
  });
}

/** Operations that store documents. */
export function puts(...documents: readonly SearchDocument[]): IndexOperation[] {
  return documents.map((one) => ({ kind: 'put', document: one }));
}

/** The operation that removes an entity's document. */
export function removal(urn: string, revision: number): IndexOperation {
  return { kind: 'remove', entityType: typeOf(urn), urn, revision };
}

/** Urn of a Hive table of production. */
export function dataset(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

/** Urn of a tag. */
export function tag(name: string): string {
  return `urn:li:tag:${name}`;
}

/** Values of aspects by record, as the store answers them. */
export function records(
  urn: string,
  values: Readonly<Record<string, JsonObject>>,
  { time = 1_700_000_000_000, runId }: DocumentExtras = {},
): ReadonlyMap<string, AspectRecord> {
  const created = { time, actor: 'urn:li:corpuser:datahub' };
  const systemMetadata = { lastObserved: time, ...(runId === undefined ? {} : { runId }) };
  return new Map(
    Object.entries(values).map(([aspect, value]) => [
      aspect,
      { urn, aspect, version: 0, value, systemMetadata, created },
    ]),
  );
}

function typeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

function keyOf(urn: string, entityType: string): Readonly<Record<string, JsonObject>> {
  const spec = SCHEMA.entity(entityType)?.spec;
  return spec === undefined ? {} : { [spec.keyAspect.name]: spec.keyOf(urn) };
}
