import type { DocumentValue, DocumentValues } from '../../../../text/document-values.js';
import { isOfProperty, type LayoutField, layoutField } from '../../../../text/field-layout.js';
import { addTermTokens, addValueTokens, type FieldNumbering, NAME_WORDS } from '../../file/document-tokens.js';
import { fieldOfToken, prefixOfToken, tokenPrefix } from '../../file/token.js';
import { typedValues } from '../../file/typed-value.js';
import type { Tokens } from './token-query.js';

/** Values that become tokens of a field: its own ones, or those of a field of which it is another name. */
interface Source {
  readonly number: number;
  readonly values: readonly DocumentValue[];
  /** Type of the field whose words are indexed, too. */
  readonly type: LayoutField['type'] | undefined;
}

/**
 * The tokens of one document, made from its values as the writer made them, for one field at a time when they are asked
 * for. Those of structured properties depend on their definitions, and those of the words of its name on more than its
 * fields; both are unknown.
 */
export class TokenSet implements Tokens {
  private sources: ReadonlyMap<string, readonly Source[] | undefined> | undefined;
  private readonly tokens = new Map<string, ReadonlySet<string> | undefined>();

  /** @param values the values of the document by field */
  constructor(
    private readonly values: DocumentValues,
    private readonly layout: ReadonlyMap<string, LayoutField>,
    private readonly numberOf: FieldNumbering,
  ) {}

  has(token: string): boolean | undefined {
    return this.of(prefixOfToken(token))?.has(token);
  }

  hasPrefix(prefix: string): boolean | undefined {
    const tokens = this.of(prefixOfToken(prefix));
    if (tokens === undefined) return undefined;
    for (const token of tokens) if (token.startsWith(prefix)) return true;
    return false;
  }

  /** The tokens of one class and field; undefined = unknown. */
  private of(prefix: string): ReadonlySet<string> | undefined {
    if (!this.tokens.has(prefix)) this.tokens.set(prefix, this.made(prefix));
    return this.tokens.get(prefix);
  }

  private made(prefix: string): ReadonlySet<string> | undefined {
    this.sources ??= this.sourcesByField();
    const field = fieldOfToken(prefix);
    const sources = this.sources.has(field) ? this.sources.get(field) : [];
    if (sources === undefined) return undefined;
    const tokens: string[] = [];
    for (const { number, values, type } of sources) {
      if (prefix === tokenPrefix('v', number)) addValueTokens(tokens, number, values);
      else if (type !== undefined) addTermTokens(tokens, number, values, type);
    }
    return new Set(tokens);
  }

  /** Undefined for fields whose tokens are unknown. */
  private sourcesByField(): ReadonlyMap<string, readonly Source[] | undefined> {
    const sources = new Map<string, Source[]>();
    const add = (source: Source): void => {
      const field = fieldText(source.number);
      const known = sources.get(field);
      if (known === undefined) sources.set(field, [source]);
      else known.push(source);
    };
    for (const [name, found] of this.values) {
      const { type, aliases } = layoutField(this.layout, name, {});
      const values = typedValues(type, found);
      add({ number: this.numberOf(name), values, type });
      for (const alias of aliases) add({ number: this.numberOf(alias), values, type: undefined });
    }
    const unknown = [...this.values.keys()].filter((name) => isOfProperty(this.layout, name));
    const unmade = [NAME_WORDS, ...unknown].map((name) => [fieldText(this.numberOf(name)), undefined] as const);
    return new Map<string, readonly Source[] | undefined>([...sources, ...unmade]);
  }
}

/** The tokens of a document that does not exist. */
export const NO_TOKENS: Tokens = { has: () => false, hasPrefix: () => false };

function fieldText(number: number): string {
  return fieldOfToken(tokenPrefix('v', number));
}
