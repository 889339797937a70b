import type { AspectReading } from '../v3/entity-view.js';
import { aspectWrapper, type AspectWrapper, type EntityView } from '../v3/entity-view.js';

/** An entity in an answer of the v2 API. */
export interface EntityV2View {
  readonly urn: string;
  readonly aspects: Readonly<Record<string, AspectWrapper>>;
}

/** An entity with its aspects by name. */
export function entityV2View(
  urn: string,
  aspects: ReadonlyMap<string, AspectReading>,
  withMetadata: boolean,
): EntityV2View {
  const members = [...aspects].map(([name, reading]) => [name, aspectWrapper(reading, withMetadata)] as const);
  return { urn, aspects: Object.fromEntries(members) };
}

/** What a write answers in v3, as v2 words it. */
export function v2ViewOf({ urn, ...aspects }: EntityView): EntityV2View {
  return { urn: typeof urn === 'string' ? urn : '', aspects: aspects as Readonly<Record<string, AspectWrapper>> };
}
