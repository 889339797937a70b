import { describe, expect, it } from '@jest/globals';
import { buildSchema, OverlappingFieldsCanBeMergedRule, parse, specifiedRules, validate } from 'graphql';
import { seededRandom } from '../../../../test/support/graphql/graphql-documents.js';
import { overlappingFieldsRule } from './overlapping-fields.rule.js';

/** `SEED=… SIZE=…` test other documents and more of them. */
const SEED = Number(process.env.SEED ?? 20_261_122);
const SIZE = Number(process.env.SIZE ?? 500);

const SCHEMA = buildSchema(`
  interface Node { id: ID name(upper: Boolean, in: Form): String next: Node all: [Node] }
  input Form { a: Int b: [Int] }
  type Cat implements Node { id: ID name(upper: Boolean, in: Form): String next: Cat all: [Node] size: Int! lives: Int }
  type Dog implements Node { id: ID name(upper: Boolean, in: Form): String! next: Node all: [Node] size: Int lives: [Int] }
  union Pet = Cat | Dog
  type Query { node(id: ID): Node cat: Cat dog: Dog pet: Pet pets: [Pet!] id: ID }
`);
const OTHERS = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);

const messages = (query: string): readonly string[] =>
  validate(SCHEMA, parse(query), [overlappingFieldsRule]).map(({ message }) => message);
const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_none, at) => text(at)).join(' ');

describe('overlappingFieldsRule', () => {
  it.each([
    '{ cat { name name } cat { name id } }',
    '{ cat { name(upper: true, in: { a: 1, b: [2] }) name(in: { b: [2], a: 1 }, upper: true) } }',
    '{ pet { ... on Cat { x: id } ... on Dog { x: id } __typename } }',
    '{ pet { ... on Cat { x: lives } ... on Dog { x: size } } }',
    '{ node { ...f next { ...f } } } fragment f on Node { next { id next { id } } }',
  ])('should accept %s', (query) => {
    expect(messages(query)).toEqual([]);
  });

  it.each([
    ['{ cat { x: id x: lives } }', 'Fields "x" conflict because "id" and "lives" are different fields'],
    ['{ cat { name name(upper: true) } }', 'Fields "name" conflict because they have differing arguments'],
    ['{ cat { name(in: { b: [1, 2] }) name(in: { b: [2, 1] }) } }', 'they have differing arguments'],
    [
      '{ pet { ... on Cat { size } ... on Dog { size } } }',
      'Fields "size" conflict because they return conflicting types "Int!" and "Int"',
    ],
    [
      '{ node { x: next { y: id } } node { x: next { ...f } } } fragment f on Node { y: name }',
      'Fields "node" conflict because subfields "x" conflict because subfields "y" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional.',
    ],
    [
      '{ pet { ... on Cat { next { x: lives } } ... on Dog { next { x: all { id } } } } }',
      'Fields "next" conflict because subfields "x" conflict because they return conflicting types "Int" and "[Node]"',
    ],
    [
      '{ node { ...f } } fragment f on Node { next { id: name } next { ...g } } fragment g on Node { id }',
      'Fields "next" conflict because subfields "id" conflict because "name" and "id" are different fields',
    ],
  ])('should report the conflict in %s', (query, message) => {
    expect(messages(query)).toEqual([expect.stringContaining(message)]);
  });

  it('should report the same fields and locations as graphql-js', () => {
    const document = parse('{ node { x: next { y: id } } node { x: next { ...f } } } fragment f on Node { y: name }');
    const [own, theirs] = [overlappingFieldsRule, OverlappingFieldsCanBeMergedRule].map((rule) =>
      validate(SCHEMA, document, [rule]).map((error) => error.toJSON()),
    );
    expect(own).toEqual(theirs);
  });

  it(`should agree with graphql-js on generated documents (SEED=${SEED})`, () => {
    const writer = new ConflictWriter(seededRandom(SEED));
    const verdicts = { valid: 0, invalid: 0 };
    for (let at = 0; at < SIZE; at += 1) {
      const query = writer.document();
      const document = parse(query);
      expect({ query, mistakes: validate(SCHEMA, document, OTHERS) }).toEqual({ query, mistakes: [] });
      const [own, theirs] = [overlappingFieldsRule, OverlappingFieldsCanBeMergedRule].map(
        (rule) => validate(SCHEMA, document, [rule]).length === 0,
      );
      expect({ query, isValid: own }).toEqual({ query, isValid: theirs });
      verdicts[own === true ? 'valid' : 'invalid'] += 1;
    }
    expect(Math.min(verdicts.valid, verdicts.invalid)).toBeGreaterThan(SIZE / 10);
  });

  it.each([
    ['one field 5,000 times', `{ cat { ${times(5_000, () => 'id')} } }`],
    ['one nested field 2,000 times', `{ ${times(2_000, () => 'cat { id next { lives } }')} }`],
    [
      '2,000 fragments side by side',
      `{ cat { ${times(2_000, (at) => `...f${at}`)} } } ${times(2_000, (at) => `fragment f${at} on Cat { id next { id } }`)}`,
    ],
    [
      '300 fragments, each with all after it',
      `{ cat { ...f0 } } ${times(300, (at) => `fragment f${at} on Cat { id ${times(299 - at, (on) => `...f${at + on + 1}`)} }`)}`,
    ],
    [
      'fragments that double on each level',
      `{ cat { ...f0 } } ${times(40, (at) => `fragment f${at} on Cat { id next { ...f${at + 1} ...g${at + 1} } } fragment g${at} on Cat { next { ...g${at + 1} ...f${at + 1} } }`)} fragment f40 on Cat { id } fragment g40 on Cat { id }`,
    ],
    [
      'a circle',
      '{ cat { ...f } } fragment f on Cat { id next { ...g } } fragment g on Cat { next { ...f next { ...g } } }',
    ],
  ])('should check %s in a number of steps proportional to its length', (_what, query) => {
    const document = parse(query);
    const rule = (context: Parameters<typeof overlappingFieldsRule>[0]) => overlappingFieldsRule(context, query.length);
    expect(validate(SCHEMA, document, [rule])).toEqual([]);
  });

  it('should refuse documents that take more steps than the limit', () => {
    const names = times(300, (at) => `n${at}: id`);
    const query = `{ ${times(300, (at) => `c${at}: cat { x${at}: id ...f }`)} } fragment f on Cat { ${names} }`;
    const rule = (context: Parameters<typeof overlappingFieldsRule>[0]) => overlappingFieldsRule(context, 50_000);
    const errors = validate(SCHEMA, parse(query), [rule]);
    expect(errors.map(({ message, extensions }) => [message, extensions])).toEqual([
      [
        'The number of fields under the same names of the query is far more, more than the limit of 50000',
        { classification: 'ExecutionAborted' },
      ],
    ]);
  });
});

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Node: ['id', 'name', 'name(upper: true)', 'name(upper: false)', 'next', 'all'],
  Cat: ['id', 'name', 'name(in: { a: 1, b: [1] })', 'name(in: { b: [1], a: 1 })', 'next', 'all', 'size', 'lives'],
  Dog: ['id', 'name', 'name(in: { a: 1 })', 'next', 'all', 'size', 'lives'],
  Pet: [],
  Query: ['node', 'node(id: "1")', 'cat', 'dog', 'pet', 'pets', 'id'],
};
const BELOW: Readonly<Record<string, string>> = {
  node: 'Node',
  cat: 'Cat',
  dog: 'Dog',
  pet: 'Pet',
  pets: 'Pet',
  all: 'Node',
};

/** Writes small documents that are valid except that, often, fields cannot be merged. */
class ConflictWriter {
  private fragments: string[] = [];
  private bodies: string[] = [];

  constructor(private readonly random: () => number) {}

  document(): string {
    this.fragments = [];
    this.bodies = [];
    const query = `{ ${this.selection('Query', 0)} }`;
    return [query, ...this.bodies].join(' ');
  }

  private selection(type: string, level: number): string {
    const count = 1 + this.below(3);
    return Array.from({ length: count }, () => this.part(type, level)).join(' ');
  }

  private part(type: string, level: number): string {
    const fields = FIELDS[type] ?? [];
    if (type !== 'Query' && level < 4 && this.random() < 0.4) return this.spread(type, level);
    if (fields.length === 0 || this.random() < 0.05) return '__typename';
    const field = this.pick(fields);
    const name = field.replace(/\(.*/, '');
    const below = name === 'next' ? (type === 'Cat' ? 'Cat' : 'Node') : BELOW[name];
    const alias = this.random() < 0.15 ? `${this.pick(['x', 'y'])}: ` : '';
    if (below === undefined) return `${alias}${field}`;
    return level > 4 ? '__typename' : `${alias}${field} { ${this.selection(below, level + 1)} }`;
  }

  private spread(type: string, level: number): string {
    const on = type === 'Cat' || type === 'Dog' ? this.pick([type, 'Node']) : this.pick(['Node', 'Cat', 'Dog']);
    const known = this.fragments.filter((name) => name.startsWith(on));
    if (known.length > 0 && this.random() < 0.4) return `...${this.pick(known)}`;
    const body = this.selection(on, level + 1);
    if (this.random() < 0.5) return `... on ${on} { ${body} }`;
    const name = `${on}${this.fragments.length}`;
    this.fragments.push(name);
    this.bodies.push(`fragment ${name} on ${on} { ${body} }`);
    return `...${name}`;
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}
