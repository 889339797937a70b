import { DESCRIBING_IN_GLOSSARY, RENAMING, type TextTarget } from '../documentation/index.js';
import type { GlossaryRights } from './glossary-rights.js';

const KEPT = [
  { entityType: 'glossaryTerm', aspectName: 'glossaryTermInfo' },
  { entityType: 'glossaryNode', aspectName: 'glossaryNodeInfo' },
] as const;

/** Storage of the names of terms and term groups, and the demand on those who change them. */
export function glossaryNames(rights: GlossaryRights): TextTarget[] {
  return KEPT.map((kept) => ({
    ...kept,
    field: 'name',
    demand: RENAMING[kept.entityType],
    allows: (actor, urn) => rights.mayManage(actor, urn),
  }));
}

/** Storage of the definitions of terms and term groups, and the demand on those who change them. */
export function glossaryDescriptions(rights: GlossaryRights): TextTarget[] {
  return KEPT.map((kept) => ({
    ...kept,
    field: 'definition',
    demand: DESCRIBING_IN_GLOSSARY,
    allows: (actor, urn) => rights.mayManage(actor, urn),
  }));
}
