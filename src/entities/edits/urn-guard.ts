import { invalidArgument } from '../../foundation/common/errors.js';
import { Urn } from '../../foundation/common/urn.js';

/**
 * Parses the urn of an argument. Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` if it names an entity of another type
 * than `entityTypes`. `field`: name of the argument, for the message.
 */
export function requireUrnOf(entityTypes: string | readonly string[], urn: string, field?: string): Urn {
  const parsed = Urn.parse(urn);
  const allowed = typeof entityTypes === 'string' ? [entityTypes] : entityTypes;
  if (allowed.includes(parsed.entityType)) return parsed;
  const place = field === undefined ? '' : `${field}: `;
  const wanted = allowed.map(withArticle).join(' or ');
  throw invalidArgument(`${place}${urn} names ${withArticle(parsed.entityType)}; give the urn of ${wanted}`);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
