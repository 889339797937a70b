import { DomainError } from './errors.js';
import { shortText } from './short-text.js';

const ENTITY_TYPE = /^[a-z][A-Za-z0-9_]*$/;

/** Maximum number of characters of an invalid urn that an error repeats; the longest valid one has 512. */
const LONGEST_QUOTED = 1_000;

/** Beginning of every urn. */
const PREFIX = 'urn:li:';

/** Half of a surrogate pair without the other half. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * A parsed urn: `urn:li:<entityType>:<key>`. The key is one part unless it starts with `(`; then it must be balanced,
 * end with `)`, and is split at the commas of the outermost level.
 */
export class Urn {
  private constructor(
    private readonly text: string,
    readonly entityType: string,
    readonly key: string,
    readonly parts: readonly string[],
  ) {}

  /** Parses `text`; throws `MALFORMED_URN` with the reason. */
  static parse(text: string): Urn {
    requireText(text);
    const head = /^urn:([^:]+):([^:]+):/.exec(text);
    if (head === null) throw malformed(text, 'expected urn:li:<entityType>:<key>');
    const [prefix, namespace, entityType] = head as unknown as [string, string, string];
    if (namespace !== 'li') throw malformed(text, 'the namespace must be "li"');
    if (!ENTITY_TYPE.test(entityType)) throw malformed(text, `"${entityType}" is not an entity type name`);
    const key = text.slice(prefix.length);
    if (key === '') throw malformed(text, 'the key is empty');
    return new Urn(text, entityType, key, splitKey(text, key));
  }

  /** Parses `text`, or returns undefined if `parse` would throw. */
  static tryParse(text: string): Urn | undefined {
    try {
      return Urn.parse(text);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  /** Builds a urn of `entityType` from the parts of its key; one part prints without brackets. */
  static of(entityType: string, ...parts: readonly string[]): Urn {
    const key = parts.length === 1 ? String(parts[0]) : `(${parts.join(',')})`;
    return Urn.parse(`${PREFIX}${entityType}:${key}`);
  }

  toString(): string {
    return this.text;
  }
}

/** Returns the entity type in a urn, unchecked: `tag` for `urn:li:tag:x`; empty if `urn` has none. */
export function entityTypeOfUrn(urn: string): string {
  const end = urn.indexOf(':', PREFIX.length);
  return end < 0 ? '' : urn.slice(PREFIX.length, end);
}

/** Returns the key in a urn, unchecked: `x` for `urn:li:tag:x`. */
export function idOfUrn(urn: string): string {
  return urn.slice(urn.indexOf(':', PREFIX.length) + 1);
}

/** Databases refuse these characters, or store others in their place. */
function requireText(text: string): void {
  if (text.includes('\0')) throw malformed(text, 'it holds a zero character: leave it out');
  if (LONE_SURROGATE.test(text)) throw malformed(text, 'it holds half of a surrogate pair: leave it out');
}

function splitKey(text: string, key: string): readonly string[] {
  if (!key.startsWith('(')) return [key];
  if (!key.endsWith(')')) throw malformed(text, 'a key that starts with "(" must end with ")"');
  const parts = splitOutermost(text, key.slice(1, -1));
  if (parts.some((part) => part === '')) throw malformed(text, 'a part of the key is empty');
  return parts;
}

function splitOutermost(text: string, inner: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < inner.length; at += 1) {
    const character = inner.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(inner.slice(start, at));
      start = at + 1;
    }
    if (depth < 0) break;
  }
  if (depth !== 0) throw malformed(text, 'the brackets of the key are not balanced');
  return [...parts, inner.slice(start)];
}

function malformed(text: string, reason: string): DomainError {
  const malformedUrn = shortText(text, LONGEST_QUOTED);
  return new DomainError('MALFORMED_URN', `Invalid urn!: ${malformedUrn} (${reason})`, { details: { malformedUrn } });
}
