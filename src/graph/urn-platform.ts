import { Urn } from '../foundation/common/urn.js';

const PLATFORM = 'urn:li:dataPlatform:';

/** Types whose urn begins with the plain name of the platform. */
const NAMED: ReadonlySet<string> = new Set(['chart', 'dashboard', 'dataFlow']);

/** The platform in a urn, or in the urn of the entity that it is a part of; undefined if there is none. */
export function platformOfUrn(text: string): string | undefined {
  const urn = Urn.tryParse(text);
  const first = urn?.parts[0];
  if (urn === undefined || first === undefined) return undefined;
  if (first.startsWith(PLATFORM)) return first;
  if (NAMED.has(urn.entityType)) return PLATFORM + first;
  return first.startsWith('urn:li:') ? platformOfUrn(first) : undefined;
}
