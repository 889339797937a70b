import { type AspectReading, aspectWrapper, type AspectWrapper, type EntityView } from '../v3/entity-view.js';

/** An aspect in an answer of the v2 API, which has no audit stamps. */
export type AspectV2View = Omit<AspectWrapper, 'auditStamp'>;

/** An entity in a response of the v2 API. */
export interface EntityV2View {
  readonly urn: string;
  readonly aspects: Readonly<Record<string, AspectV2View>>;
}

/** An entity with its aspects by name. */
export function entityV2View(
  urn: string,
  aspects: ReadonlyMap<string, AspectReading>,
  withMetadata: boolean,
): EntityV2View {
  const members = [...aspects].map(
    ([name, reading]) => [name, v2AspectOf(aspectWrapper(reading, withMetadata))] as const,
  );
  return { urn, aspects: Object.fromEntries(members) };
}

/** Converts the response of a write in v3 to v2. */
export function v2ViewOf({ urn, ...aspects }: EntityView): EntityV2View {
  const members = Object.entries(aspects).flatMap(([name, aspect]) =>
    typeof aspect === 'string' ? [] : [[name, v2AspectOf(aspect)] as const],
  );
  return { urn: typeof urn === 'string' ? urn : '', aspects: Object.fromEntries(members) };
}

/** An aspect of v3, as v2 has it. */
export function v2AspectOf({ auditStamp: _stamp, ...aspect }: AspectWrapper): AspectV2View {
  return aspect;
}
