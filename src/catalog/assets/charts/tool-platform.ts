import { keyPart } from '../datasets/index.js';
import type { GraphqlContext } from '../../../entities/index.js';

/**
 * Makes the urn of the platform that the tool in an entity's key stands for. `part`: the key's field that names the
 * tool.
 */
export function toolPlatform(part: string): (urn: string, context: GraphqlContext) => string {
  return (urn, { entities }) => `urn:li:dataPlatform:${keyPart(urn, part, entities)}`;
}
