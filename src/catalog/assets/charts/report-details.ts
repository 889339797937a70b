import { changeStamps } from '../assets/index.js';
import { type AuditStamp, customProperties, type CustomPropertiesEntry, enumValue } from '../../../entities/index.js';
import type { chartInfo, dashboardInfo, Edge, StoredOf, ValueOf } from '../../../model/index.js';
import { AccessLevel } from './access-level.enum.js';

/** Resolved fields of `ReportDetails`. */
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

/** Returns the fields of `ReportDetails`. `toolUrl`: URL in the tool, from the deprecated member of the aspect. */
export function reportDetails(
  value: ValueOf<typeof chartInfo> | ValueOf<typeof dashboardInfo>,
  toolUrl: string | undefined,
  urn: string,
): ShownReport {
  return {
    name: value.title,
    description: value.description,
    externalUrl: value.externalUrl ?? toolUrl ?? null,
    access: enumValue(AccessLevel, value.access),
    customProperties: customProperties(value.customProperties, urn),
    lastRefreshed: value.lastRefreshed ?? null,
    ...changeStamps(value.lastModified),
  };
}

/** Returns the distinct urns that begin with `prefix`, from a deprecated list and from the edges that replace it. */
export function linked(
  older: readonly string[] | undefined,
  edges: readonly StoredOf<typeof Edge>[] | undefined,
  prefix: string,
): string[] {
  const newer = (edges ?? []).map(({ destinationUrn }) => destinationUrn);
  return [...new Set([...(older ?? []), ...newer])].filter((urn) => urn.startsWith(prefix));
}
