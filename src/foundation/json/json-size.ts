import { exactJson } from './exact-json.js';
import { isJsonObject } from './json.js';

/** Maximum number of bytes of JSON text per counted character: the length of a number. */
const BYTES_PER_CHARACTER = 32;

/** The size of a JSON value. */
export interface JsonSize {
  /** Characters of its JSON text, with a number counted as one: a lower bound. */
  readonly characters: number;
  /** Nesting depth of arrays and objects; 0 for a plain value. */
  readonly depth: number;
}

/** Measures `value`; stops if it has more characters than `most`. `known`: the characters of some objects in it. */
export function sizeOfJson(value: unknown, most: number, known?: ReadonlyMap<unknown, number>): JsonSize {
  const measure = new Measure(most, known);
  measure.add(value, 0);
  return measure;
}

/**
 * Whether the JSON text of `value` has more bytes than `limit`. Serializes the value only if this is not clear from its
 * size.
 */
export function isJsonLonger(value: unknown, limit: number): boolean {
  const { characters } = sizeOfJson(value, limit);
  if (characters > limit || value === undefined) return characters > limit;
  return characters * BYTES_PER_CHARACTER > limit && Buffer.byteLength(exactJson(value)) > limit;
}

class Measure implements JsonSize {
  characters = 0;
  depth = 0;

  constructor(
    private readonly most: number,
    private readonly known: ReadonlyMap<unknown, number> | undefined,
  ) {}

  add(value: unknown, level: number): void {
    const known = this.known?.get(value);
    if (known !== undefined) this.characters += known;
    else if (typeof value === 'string') this.characters += value.length + 2;
    else if (Array.isArray(value)) this.addElements(value, level + 1);
    else if (isJsonObject(value)) this.addMembers(value, level + 1);
    else this.characters += 1;
  }

  private addElements(elements: readonly unknown[], level: number): void {
    this.depth = Math.max(this.depth, level);
    this.characters += 1;
    for (const element of elements) {
      this.characters += 1;
      this.add(element, level);
      if (this.characters > this.most) return;
    }
  }

  private addMembers(members: Readonly<Record<string, unknown>>, level: number): void {
    this.depth = Math.max(this.depth, level);
    this.characters += 1;
    for (const name in members) {
      const member = members[name];
      if (member === undefined) continue;
      this.characters += name.length + 4;
      this.add(member, level);
      if (this.characters > this.most) return;
    }
  }
}
