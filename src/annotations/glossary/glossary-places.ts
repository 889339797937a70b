import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';
import { GLOSSARY_NODE, GLOSSARY_TERM } from './glossary.mappings.js';
import { parentNodeOf, type ReadAspect } from './parent-node.js';

/** Levels of groups that are followed upwards. Source: DataHub. */
const MAX_PARENTS = 50;

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when `urn` is not that of a term or a group of terms. */
export function requireGlossaryEntity(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== GLOSSARY_TERM.entityType && entityType !== GLOSSARY_NODE.entityType)
    throw invalidArgument(`${urn} names a ${entityType}; give the urn of a glossaryTerm or glossaryNode`);
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` when `urn` is not that of a group of terms. */
export function requireNode(urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== GLOSSARY_NODE.entityType)
    throw invalidArgument(`parentNode: ${urn} names a ${entityType}; give the urn of a glossaryNode`);
}

/** Name of the aspect that describes a term or a group, and names what holds it. Throws as `requireGlossaryEntity`. */
export function infoAspectOf(urn: string): 'glossaryTermInfo' | 'glossaryNodeInfo' {
  requireGlossaryEntity(urn);
  return Urn.parse(urn).entityType === GLOSSARY_TERM.entityType ? 'glossaryTermInfo' : 'glossaryNodeInfo';
}

/** Whether the group `node` is `urn`, or lies inside it at any depth. */
export async function isInside(node: string, urn: string, read: ReadAspect): Promise<boolean> {
  let at: string | undefined = node;
  for (let level = 0; at !== undefined && level < MAX_PARENTS; level += 1) {
    if (at === urn) return true;
    at = await parentNodeOf(at, read);
  }
  return false;
}
