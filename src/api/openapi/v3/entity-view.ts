import type { AuditStamp, ChangeProposal, SystemMetadata, WriteResult } from '../../../aspects/index.js';
import { JsonText } from '../../../foundation/json/exact-json.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { type AspectSpec, withWrittenDoubles } from '../../../model/index.js';
import { type Acceptance, acceptedMetadata } from './accepted-metadata.js';

/** The data of one aspect, before conversion for the caller. */
export interface AspectReading {
  readonly value: object;
  readonly systemMetadata: SystemMetadata | undefined;
  readonly auditStamp: AuditStamp | undefined;
}

/** An aspect in a response. */
export interface AspectWrapper {
  readonly value: object;
  readonly systemMetadata?: SystemMetadata;
  readonly auditStamp?: AuditStamp;
}

/** An entity in a response: `urn`, and a member per aspect. */
export type EntityView = Readonly<Record<string, string | AspectWrapper>>;

/** The wrapper of one aspect, with metadata and audit stamp only if `withMetadata`. Leaves out null members. */
export function aspectWrapper(reading: AspectReading, withMetadata: boolean): AspectWrapper {
  const { value } = reading;
  const shown = value instanceof JsonText ? value : (withoutNulls(value) as JsonObject);
  if (!withMetadata) return { value: shown };
  const { systemMetadata, auditStamp } = reading;
  return {
    value: shown,
    ...(systemMetadata !== undefined && { systemMetadata: withoutNulls(systemMetadata) as SystemMetadata }),
    ...(auditStamp !== undefined && { auditStamp: { time: auditStamp.time, actor: auditStamp.actor } }),
  };
}

/** An entity with its aspects by name. */
export function entityView(
  urn: string,
  aspects: ReadonlyMap<string, AspectReading>,
  withMetadata: boolean,
): EntityView {
  const members = [...aspects].map(([name, reading]) => [name, aspectWrapper(reading, withMetadata)] as const);
  return { urn, ...Object.fromEntries(members) };
}

/** Finds an aspect by its name. */
export type FindAspect = (name: string) => AspectSpec | undefined;

/** The distinct entities after a write, with every written aspect, in the order of their first occurrence. */
export function writtenEntities(
  results: readonly WriteResult[],
  find: FindAspect,
  withMetadata: boolean,
): readonly EntityView[] {
  const readings = results.flatMap(({ urn, aspectName, record, proposal, outcome }) => {
    const value = record?.value ?? proposal.value;
    if (value === undefined || outcome === 'dropped' || outcome === 'deleted') return [];
    const systemMetadata = record?.systemMetadata ?? proposal.systemMetadata;
    const spec = find(aspectName);
    const shown = spec === undefined ? value : withWrittenDoubles(spec, value);
    return [{ urn, aspectName, value: shown, systemMetadata, auditStamp: record?.created }];
  });
  return grouped(readings, withMetadata);
}

/** The entities as they were proposed and accepted; patches stand as they came. */
export function proposedEntities(
  proposals: readonly ChangeProposal[],
  accepted: Acceptance,
  withMetadata: boolean,
): readonly EntityView[] {
  const readings = proposals.map((proposal) => ({
    urn: proposal.urn,
    aspectName: proposal.aspectName,
    value: proposal.value ?? proposal.patch ?? {},
    systemMetadata: withMetadata ? acceptedMetadata(proposal, accepted) : undefined,
    auditStamp: accepted.stamp,
  }));
  return grouped(readings, withMetadata);
}

type NamedReading = AspectReading & { readonly urn: string; readonly aspectName: string };

function grouped(readings: readonly NamedReading[], withMetadata: boolean): readonly EntityView[] {
  const byUrn = new Map<string, Map<string, AspectReading>>();
  for (const reading of readings) {
    const aspects = byUrn.get(reading.urn) ?? new Map<string, AspectReading>();
    aspects.set(reading.aspectName, reading);
    byUrn.set(reading.urn, aspects);
  }
  return [...byUrn].map(([urn, aspects]) => entityView(urn, aspects, withMetadata));
}

/** `value` itself where it has no null members, as almost all stored values; otherwise a copy. */
function withoutNulls(value: unknown): unknown {
  return hasNulls(value) ? copyWithoutNulls(value) : value;
}

function hasNulls(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasNulls);
  return isJsonObject(value) && Object.values(value).some((member) => isNothing(member) || hasNulls(member));
}

function copyWithoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyWithoutNulls);
  if (!isJsonObject(value)) return value;
  const kept = Object.entries(value).filter(([, member]) => !isNothing(member));
  return Object.fromEntries(kept.map(([name, member]) => [name, copyWithoutNulls(member)]));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined;
}
