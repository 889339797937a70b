import { randomBytes } from 'node:crypto';

/**
 * A name for this process, with the form of the node name of a search engine, so that clients accept the ids of tasks.
 * It never begins with a dash, which would make an id an option on a command line.
 */
export function nodeName(random: Buffer = randomBytes(16)): string {
  return random.toString('base64url').replace(/^-/, '_');
}
