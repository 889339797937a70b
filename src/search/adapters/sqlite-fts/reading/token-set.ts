import type { JsonObject } from '../../../../foundation/common/json.js';
import { documentValues } from '../../../text/document-values.js';
import { isOfProperty, type LayoutField } from '../../../text/field-layout.js';
import { documentTokens, type FieldNumbering, NAME_WORDS } from '../file/document-tokens.js';
import { fieldOfToken, tokenPrefix } from '../file/token.js';
import type { Tokens } from './token-query.js';

/**
 * The tokens of one document, made from its stored fields as the writer made them. Those of structured properties
 * depend on their definitions, and those of the words of its name on more than its fields; both are unknown.
 */
export class TokenSet implements Tokens {
  private readonly tokens: ReadonlySet<string>;

  private constructor(
    tokens: readonly string[],
    private readonly unknown: ReadonlySet<string>,
  ) {
    this.tokens = new Set(tokens);
  }

  /** The tokens of a document with these fields. */
  static of(fields: JsonObject, layout: ReadonlyMap<string, LayoutField>, numberOf: FieldNumbering): TokenSet {
    const tokens = documentTokens({ fields, nameWords: [], propertyTypes: {} }, layout, numberOf);
    const ofProperties = [...documentValues(fields).keys()].filter((name) => isOfProperty(layout, name));
    const unknown = [NAME_WORDS, ...ofProperties].map((name) => fieldOfToken(tokenPrefix('v', numberOf(name))));
    return new TokenSet(tokens.split(' '), new Set(unknown));
  }

  has(token: string): boolean | undefined {
    return this.unknown.has(fieldOfToken(token)) ? undefined : this.tokens.has(token);
  }

  hasPrefix(prefix: string): boolean | undefined {
    if (this.unknown.has(fieldOfToken(prefix))) return undefined;
    for (const token of this.tokens) if (token.startsWith(prefix)) return true;
    return false;
  }
}

/** The tokens of a document that does not exist. */
export const NO_TOKENS: Tokens = { has: () => false, hasPrefix: () => false };
