import type { ReadParent } from '../../entities/index.js';
import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import { glossaryNodeInfo, glossaryTermInfo } from '../../model/index.js';

/** An aspect that describes a term or term group and names its parent. */
export type InfoAspect = typeof glossaryTermInfo | typeof glossaryNodeInfo;

/** Reads the latest value of such an aspect. */
export type ReadInfo = (urn: string, aspect: InfoAspect) => Promise<{ readonly parentNode?: string } | undefined>;

/** Returns the aspect that describes a term or term group. */
export function infoAspectOf(urn: string): InfoAspect {
  return entityTypeOfUrn(urn) === 'glossaryNode' ? glossaryNodeInfo : glossaryTermInfo;
}

/** Returns a function that reads the parent of a term or term group. */
export function parentNodeReader(read: ReadInfo): ReadParent {
  return async (urn) => (await read(urn, infoAspectOf(urn)))?.parentNode;
}
