import { isDeepStrictEqual } from 'node:util';
import type { WriteRule } from '../../aspects/index.js';
import { restrictedPlaces } from '../../auth/index.js';
import type { ModelRegistry } from '../../model/index.js';
import { valueAt } from './json-access.js';
import { contentForbidden } from './rule-failure.js';
import { isTrusted } from './trusted-write.js';
import type { WriteRights } from './write-rights.js';

/**
 * Nobody empties a field that they may not read. Such a field reads as empty, so a value that is read, changed and
 * written again would otherwise lose it.
 */
export function hiddenValuesRule(registry: ModelRegistry, rights: WriteRights): WriteRule {
  const places = new Map(
    registry.aspects().flatMap((aspect) => {
      if (aspect.isSecret) return [];
      const emptied = restrictedPlaces(aspect).filter(({ blank }) => blank !== undefined);
      return emptied.length === 0 ? [] : [[aspect.name, emptied] as const];
    }),
  );
  return {
    aspects: [...places.keys()],
    async check(planned, context) {
      const { proposal, aspect, previous, value } = planned;
      if (isTrusted(proposal, context) || rights.isSystem(context)) return;
      for (const { path, privileges, blank } of places.get(aspect.name) ?? []) {
        const stored = valueAt(previous?.value, ...path);
        const isEmptied = stored !== undefined && isDeepStrictEqual(valueAt(value, ...path), blank);
        if (!isEmptied || isDeepStrictEqual(stored, blank)) continue;
        if (await rights.holds(context, privileges, proposal.urn)) continue;
        const text = `${path.join('.')} of ${proposal.urn} reads as empty because you may not read it; it cannot be emptied. Patch the other fields, or give a value`;
        throw contentForbidden(planned, text);
      }
    },
  };
}
