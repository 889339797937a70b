import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { Urn } from '../../../foundation/common/urn.js';

/** Parts of the aspect `assertionInfo`, one for each kind, and the member that names what it is about. */
const PARTS = [
  ['datasetAssertion', 'dataset'],
  ['freshnessAssertion', 'entity'],
  ['volumeAssertion', 'entity'],
  ['sqlAssertion', 'entity'],
  ['fieldAssertion', 'entity'],
  ['schemaAssertion', 'entity'],
  ['customAssertion', 'entity'],
] as const;

/** Urn of what an assertion is about; undefined when it does not say. */
export function asserteeOf(info: JsonObject): string | undefined {
  for (const [part, member] of PARTS) {
    const stored = info[part];
    if (isJsonObject(stored) && typeof stored[member] === 'string') return stored[member];
  }
  return typeof info['entityUrn'] === 'string' ? info['entityUrn'] : undefined;
}

/** Columns by their urns, as GraphQL names them; what is no column is left out. */
export function columnRefs(urns: JsonValue | undefined): { urn: string; path: string }[] | null {
  if (!Array.isArray(urns)) return null;
  return urns.flatMap((text) => {
    if (typeof text !== 'string') return [];
    const path = Urn.tryParse(text)?.parts[1];
    return path === undefined ? [] : [{ urn: text, path }];
  });
}
