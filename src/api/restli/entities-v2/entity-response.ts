import type { AspectRecord } from '../../../aspects/index.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { type AspectSpec, type EntitySpec, withWrittenDoubles } from '../../../model/index.js';

/** One aspect in a response of `/entitiesV2`. */
interface EnvelopedAspect {
  readonly name: string;
  readonly type: 'VERSIONED';
  readonly version: number;
  readonly value: JsonObject;
  readonly created: { readonly time: number; readonly actor: string };
  readonly systemMetadata?: object;
}

/** One entity in a response of `/entitiesV2`. */
export interface EntityResponse {
  readonly entityName: string;
  readonly urn: string;
  readonly aspects: Readonly<Record<string, EnvelopedAspect>>;
}

/** The response for `urn`. `key` replaces a key aspect that was not read. */
export function entityResponse(
  spec: EntitySpec,
  urn: string,
  records: ReadonlyMap<string, AspectRecord>,
  key: EnvelopedAspect | undefined,
): EntityResponse {
  const shown = [...records.values()].filter(({ aspect }) => spec.aspects.get(aspect)?.isSecret !== true);
  const stored = shown.map((record) => [record.aspect, envelope(spec.aspects.get(record.aspect), record)] as const);
  const aspects = Object.fromEntries(stored);
  const isKeyMissing = key !== undefined && aspects[key.name] === undefined;
  return { entityName: spec.name, urn, aspects: isKeyMissing ? { [key.name]: key, ...aspects } : aspects };
}

/** The key aspect derived from the urn, created by `actor` at `time` (ms). */
export function keyEnvelope(spec: EntitySpec, urn: string, actor: string, time: number): EnvelopedAspect {
  const value = spec.keyOf(urn);
  return { name: spec.keyAspect.name, type: 'VERSIONED', version: 0, value, created: { time, actor } };
}

function envelope(spec: AspectSpec | undefined, record: AspectRecord): EnvelopedAspect {
  const { aspect, version, value, created, systemMetadata } = record;
  return {
    name: aspect,
    type: 'VERSIONED',
    version,
    value: spec === undefined ? value : withWrittenDoubles(spec, value),
    created: { time: created.time, actor: created.actor },
    ...(systemMetadata !== undefined && { systemMetadata }),
  };
}
