import { keyPart } from '../datasets/index.js';
import type { GraphqlContext } from '../../../entities/index.js';

/**
 * Returns a function that derives the urn of the platform from the tool in the key of an entity. `part`: the field of
 * the key that names the tool.
 */
export function toolPlatform(part: string): (urn: string, context: GraphqlContext) => string {
  return (urn, { entities }) => `urn:li:dataPlatform:${keyPart(urn, part, entities)}`;
}
