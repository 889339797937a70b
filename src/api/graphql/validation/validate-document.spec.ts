import { describe, expect, it } from '@jest/globals';
import { buildSchema, specifiedRules, validate } from 'graphql';
import { cpuTimeOf } from '../../../../test/support/measures/cpu-time.js';
import { countTurns } from '../../../../test/support/measures/turns.js';
import { parseDocument } from './parsed-document.js';
import { validateDocument } from './validate-document.js';

const SCHEMA = buildSchema(`
  enum Kind { GOOD BAD }
  input In { a: Int! kind: Kind }
  interface Thing { id: ID }
  type A implements Thing { id: ID a(in: In): A }
  type Query { a(in: In, id: ID): A thing: Thing }
`);

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_none, at) => text(at)).join(' ');
const validated = (query: string, rules = specifiedRules) =>
  validateDocument(SCHEMA, parseDocument(query, 1_000_000).document, rules);

describe('validateDocument', () => {
  it.each([
    '{ a { id } }',
    'query A { a { ...f } } query B($k: In) { a(in: $k) { ...f } } fragment f on A { id a(in: { a: 1 }) { id } }',
    '{ a { ida } thing { a } }',
    '{ a { id } } { thing { id } }',
    '{ a { ...f } } fragment g on A { id } fragment f on A { ...f ...h }',
    'query Q($a: Int, $b: Nope) { a(in: { a: $a, kind: GOD }) { id } x: a(id: $c) { id } }',
    'query A { a { id } } query A { thing { ... on Query { a { id } } } }',
    '{ a @nope @skip { id { x } } thing } subscription { a }',
    '"Says what." query ($a: ID) { a(id: $a) { id } } type T { a: Strin }',
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  ])('should find the same errors as graphql-js in %s', async (query) => {
    const { document } = parseDocument(query, 100_000);
    const found = await validated(query);
    expect(found.map(({ message }) => message)).toEqual(validate(SCHEMA, document).map(({ message }) => message));
  });

  it('should stop after 100 errors, and suggest names for the first ten', async () => {
    const errors = await validated(`{ ${times(500, (at) => `thin${at}`)} }`);
    expect(errors).toHaveLength(101);
    expect(errors.filter(({ message }) => message.includes('Did you mean'))).toHaveLength(10);
    expect(errors[100]?.message).toContain('Too many validation errors');
  });

  it('should name the limit if operations reach fragments and variables too often', async () => {
    const operations = times(60, (at) => `query Q${at}($i: ID) { a { ...f } }`);
    const [error, ...others] = await validated(
      `${operations} fragment f on A { ${times(900, (at) => `a${at}: a(in: $i) { id }`)} }`,
      specifiedRules.filter(({ name }) => name !== 'VariablesInAllowedPositionRule'),
    );
    expect([error?.message, error?.extensions, others]).toEqual([
      'The number of uses of fragments and variables by all operations of the query is far more, more than the limit of 50000',
      { classification: 'ExecutionAborted' },
      [],
    ]);
  });

  it('should yield the event loop between definitions', async () => {
    const endTurns = countTurns();
    const fields = times(300, () => 'id a(in: { a: 1 }) { id }');
    await validated(
      times(30, (at) => `query Q${at} { a { ${fields} } }`),
      specifiedRules.slice(0, 20),
    );
    const turns = endTurns();
    expect(turns).toBeGreaterThan(2);
  });

  it('should not count the lines of the text for each error', async () => {
    const query = `${'\n'.repeat(400_000)}{ ${times(200, (at) => `nope${at}`)} }`;
    const { document } = parseDocument(query, 1_000);
    expect(await cpuTimeOf(() => validateDocument(SCHEMA, document, specifiedRules))).toBeLessThan(2_000);
  });

  it('should not catch errors of a rule itself', async () => {
    const broken = () => ({
      Field: () => {
        throw new TypeError('broken');
      },
    });
    await expect(validated('{ a { id } }', [broken])).rejects.toThrow('broken');
  });
});
