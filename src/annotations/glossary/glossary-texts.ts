import { DESCRIBING_IN_GLOSSARY, RENAMING, type TextTarget } from '../documentation/index.js';
import type { GlossaryRights } from './glossary-rights.js';

const KEPT = [
  { entityType: 'glossaryTerm', aspectName: 'glossaryTermInfo' },
  { entityType: 'glossaryNode', aspectName: 'glossaryNodeInfo' },
] as const;

/** Returns the targets for the names of terms and term groups. */
export function glossaryNames(rights: GlossaryRights): TextTarget[] {
  return KEPT.map((kept) => ({
    ...kept,
    field: 'name',
    demand: RENAMING[kept.entityType],
    allows: (actor, urn) => rights.mayManage(actor, urn),
  }));
}

/** Returns the targets for the definitions of terms and term groups. */
export function glossaryDescriptions(rights: GlossaryRights): TextTarget[] {
  return KEPT.map((kept) => ({
    ...kept,
    field: 'definition',
    demand: DESCRIBING_IN_GLOSSARY,
    allows: (actor, urn) => rights.mayManage(actor, urn),
  }));
}
