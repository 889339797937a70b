import { Urn } from '../../../foundation/common/urn.js';
import type { assertionInfo, StoredOf } from '../../../model/index.js';

/** Returns the urn of the entity that an assertion is about; undefined if the assertion names none. */
export function asserteeOf(info: StoredOf<typeof assertionInfo>): string | undefined {
  return (
    info.datasetAssertion?.dataset ??
    info.freshnessAssertion?.entity ??
    info.volumeAssertion?.entity ??
    info.sqlAssertion?.entity ??
    info.fieldAssertion?.entity ??
    info.schemaAssertion?.entity ??
    info.customAssertion?.entity ??
    info.entityUrn
  );
}

/** Converts urns of columns for GraphQL; omits other urns. */
export function columnRefs(urns: readonly string[] | undefined): { urn: string; path: string }[] | null {
  if (urns === undefined) return null;
  return urns.flatMap((urn) => {
    const path = Urn.tryParse(urn)?.parts[1];
    return path === undefined ? [] : [{ urn, path }];
  });
}
