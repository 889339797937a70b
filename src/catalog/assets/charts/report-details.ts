import { changeStamps, type StoredChangeStamps } from '../assets/index.js';
import { type AuditStamp, customProperties, type CustomPropertiesEntry, enumValue } from '../../../entities/index.js';
import { AccessLevel } from './access-level.enum.js';

/** A link from a chart or a dashboard to what it shows. */
export interface StoredEdge {
  readonly destinationUrn?: string;
}

/** What the aspects `chartInfo` and `dashboardInfo` have in common. */
export interface StoredReport {
  readonly title: string;
  readonly description: string;
  readonly externalUrl?: string;
  readonly access?: string;
  readonly customProperties?: Readonly<Record<string, string>>;
  readonly lastRefreshed?: number;
  readonly lastModified: StoredChangeStamps;
}

/** What the tool tells of a chart or a dashboard, as `ReportDetails` shows it. */
export interface ShownReport {
  readonly name: string;
  readonly description: string;
  readonly externalUrl: string | null;
  readonly access: AccessLevel | null;
  readonly customProperties: CustomPropertiesEntry[];
  readonly lastRefreshed: number | null;
  readonly created: AuditStamp;
  readonly lastModified: AuditStamp;
  readonly deleted: AuditStamp | null;
}

/** What the tool tells of a chart or a dashboard. `toolUrl`: its address in the older field of the aspect. */
export function reportDetails(stored: StoredReport, toolUrl: string | undefined, urn: string): ShownReport {
  return {
    name: stored.title,
    description: stored.description,
    externalUrl: stored.externalUrl ?? toolUrl ?? null,
    access: enumValue(AccessLevel, stored.access),
    customProperties: customProperties(stored.customProperties, urn),
    lastRefreshed: stored.lastRefreshed ?? null,
    ...changeStamps(stored.lastModified),
  };
}

/**
 * Urns of one kind that an older list and the edges that took its place name, each once. `prefix`: what they begin
 * with.
 */
export function linked(
  older: readonly string[] | undefined,
  edges: readonly StoredEdge[] | undefined,
  prefix: string,
): string[] {
  const newer = (edges ?? []).flatMap(({ destinationUrn }) => (destinationUrn === undefined ? [] : [destinationUrn]));
  return [...new Set([...(older ?? []), ...newer])].filter((urn) => urn.startsWith(prefix));
}
