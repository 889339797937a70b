import type { JsonObject } from '../../foundation/common/json.js';
import { entityTypeOfUrn } from '../../entities/index.js';

/** Reads the latest value of one aspect. */
export type ReadAspect = (urn: string, aspectName: string) => Promise<JsonObject | undefined>;

/** Urn of the group that directly holds a term or a group; undefined at the root. */
export async function parentNodeOf(urn: string, read: ReadAspect): Promise<string | undefined> {
  const aspectName = entityTypeOfUrn(urn) === 'glossaryNode' ? 'glossaryNodeInfo' : 'glossaryTermInfo';
  const parent = (await read(urn, aspectName))?.['parentNode'];
  return typeof parent === 'string' ? parent : undefined;
}
