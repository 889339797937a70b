import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

/** Sizes that clients ask for, reasonable or not. */
const NUMBERS = [0, 1, 2, 10, 100, 1_000, 10_000, 2_147_483_647];

const MAX_INPUT_LEVELS = 4;

/** What a document is made with. */
export interface DocumentOptions {
  readonly schema: GraphQLSchema;
  /** A number from 0 to 1, as `Math.random` gives. */
  readonly random: () => number;
  /** Texts for arguments, such as urns of stored entities. */
  readonly texts: readonly string[];
  /** Fields written in the document, about. */
  readonly size: number;
}

/**
 * A query that the schema allows, or nearly: nested, repeated under aliases, with fragments that are spread often and
 * in circles of entities.
 */
export function generatedDocument(options: DocumentOptions): string {
  return new DocumentWriter(options).write();
}

/** A source of numbers from 0 to 1 that is the same for the same seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

class DocumentWriter {
  private readonly fragments = new Map<string, string>();
  private left: number;
  private aliases = 0;

  constructor(private readonly options: DocumentOptions) {
    this.left = options.size;
  }

  write(): string {
    const type = this.options.schema.getQueryType();
    if (type == null) throw new Error('the schema has no queries');
    const roots: string[] = [];
    while (this.left > 0 && roots.length < 60) {
      const field = this.root(type);
      const repeats = this.chance(0.15) ? 1 + this.below(30) : 1;
      for (let repeat = 0; repeat < repeats; repeat += 1) roots.push(this.field(field, 1));
    }
    return `{ ${roots.join(' ')} } ${[...this.fragments.values()].join(' ')}`;
  }

  private root(type: GraphQLObjectType): GraphQLField<unknown, unknown> {
    const fields = type.getFields();
    const heavy = ['searchAcrossEntities', 'dataset', 'domain', 'entities', 'search', 'scrollAcrossEntities'];
    const named = this.chance(0.5) ? fields[this.pick(heavy)] : undefined;
    return named ?? this.pick(Object.values(fields));
  }

  private field(field: GraphQLField<unknown, unknown>, level: number): string {
    this.left -= 1;
    this.aliases += 1;
    const args = field.args.filter((argument) => isRequiredArgument(argument) || this.chance(0.5));
    const given = args.length === 0 ? '' : `(${args.map((argument) => this.argument(argument)).join(' ')})`;
    const type = getNamedType(field.type);
    const below = isLeafType(type) ? '' : ` { ${this.selection(type, level + 1)} }`;
    return `a${this.aliases}: ${field.name}${given}${below}`;
  }

  private selection(type: GraphQLNamedType, level: number): string {
    if (isAbstractType(type)) {
      const types = this.options.schema.getPossibleTypes(type);
      const chosen = Array.from({ length: 1 + this.below(4) }, () => this.pick(types));
      return ['__typename', ...chosen.map((each) => this.spread(each, level))].join(' ');
    }
    if (!isObjectType(type)) return '__typename';
    return this.chance(0.4) ? this.spread(type, level) : this.fields(type, level);
  }

  private spread(type: GraphQLObjectType, level: number): string {
    const known = [...this.fragments.keys()].filter((name) => name.startsWith(`${type.name}_`));
    if (known.length > 0 && this.chance(0.7)) return `...${this.pick(known)}`;
    if (level > 12 || this.left <= 0) return '__typename';
    const name = `${type.name}_${this.fragments.size}`;
    const text = `fragment ${name} on ${type.name} { ${this.fields(type, level)} }`;
    this.fragments.set(name, text);
    return `...${name}`;
  }

  private fields(type: GraphQLObjectType, level: number): string {
    const all = Object.values(type.getFields()) as GraphQLField<unknown, unknown>[];
    const parts = ['__typename'];
    const count = 1 + this.below(level < 6 ? 8 : 3);
    for (let at = 0; at < count && this.left > 0; at += 1) {
      const field = this.pick(all);
      if (level < 14 || isLeafType(getNamedType(field.type))) parts.push(this.field(field, level));
    }
    return parts.join(' ');
  }

  private argument({ name, type }: GraphQLArgument): string {
    return `${name}: ${this.value(type, 0)}`;
  }

  private value(type: GraphQLInputType, level: number): string {
    if (isNonNullType(type)) return this.value(type.ofType, level);
    if (isListType(type)) {
      const length = this.chance(0.1) ? this.below(50) : this.below(3);
      return `[${Array.from({ length }, () => this.value(type.ofType, level)).join(' ')}]`;
    }
    if (isEnumType(type)) return this.pick(type.getValues()).name;
    if (isInputObjectType(type)) return this.inputValue(Object.values(type.getFields()), level);
    if (type.name === 'Boolean') return String(this.chance(0.5));
    if (type.name === 'String' || type.name === 'ID') return JSON.stringify(this.pick(this.options.texts));
    return String(this.pick(NUMBERS));
  }

  private inputValue(
    fields: readonly (GraphQLArgument | { name: string; type: GraphQLInputType })[],
    level: number,
  ): string {
    const chosen = fields.filter(
      (field) => isRequiredInputField(field as never) || (level < MAX_INPUT_LEVELS && this.chance(0.4)),
    );
    return `{ ${chosen.map(({ name, type }) => `${name}: ${this.value(type, level + 1)}`).join(' ')} }`;
  }

  private chance(share: number): boolean {
    return this.options.random() < share;
  }

  private below(limit: number): number {
    return Math.floor(this.options.random() * limit);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}
