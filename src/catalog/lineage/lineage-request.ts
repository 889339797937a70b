import type { DiscoveryInput } from '../../discovery/index.js';
import { entityTypeOfEnum, type LineageDirection } from '../../entities/index.js';
import type { LineageQuery, TimeWindow } from '../../graph/index.js';
import { hopsFor } from './degree-filter.js';
import type { LineageFlags } from './lineage-flags.input.js';

/** Common fields of the inputs of searches across lineage. */
export interface LineageSearchInput extends DiscoveryInput {
  readonly urn?: string | null;
  readonly direction: LineageDirection;
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly lineageFlags?: LineageFlags | null;
}

/** Time window of an input. */
interface TimeInput {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
}

/** Returns the lineage query of a search, limited to the hops that `degrees` need. */
export function walkFor(urn: string, input: LineageSearchInput, degrees: readonly string[], now: number): LineageQuery {
  const { direction, lineageFlags } = input;
  const limit = lineageFlags?.entitiesExploredPerHopLimit ?? 0;
  const ignored = lineageFlags?.ignoreAsHops ?? [];
  return {
    urn,
    direction,
    maxHops: hopsFor(degrees),
    window: timeWindow(
      {
        startTimeMillis: lineageFlags?.startTimeMillis ?? input.startTimeMillis,
        endTimeMillis: lineageFlags?.endTimeMillis ?? input.endTimeMillis,
      },
      now,
    ),
    ...(limit > 0 && { perHopLimit: limit }),
    ignoreAsHops: ignored.map(({ entityType, platforms }) => ({
      entityType: entityTypeOfEnum(entityType),
      platforms: platforms ?? [],
    })),
  };
}

/** Returns the time window of an input; it ends at `now` if only a start is given, and is undefined without a start. */
export function timeWindow({ startTimeMillis, endTimeMillis }: TimeInput, now: number): TimeWindow | undefined {
  return startTimeMillis == null ? undefined : { start: startTimeMillis, end: endTimeMillis ?? now };
}
