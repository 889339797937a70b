import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  Kind,
  parse,
  validate,
} from 'graphql';
import { countTurns } from '../../../../test/support/measures/turns.js';
import { Deadline } from '../../../foundation/requests/deadline.js';
import { forbidden } from '../../../foundation/common/errors.js';
import { RequestOrigin, runForOrigin } from '../../../foundation/requests/request-origin.js';
import { WorkBudget } from '../../../entities/index.js';
import { type OperationResult, PreparedOperation } from './prepared-operation.js';

const SCHEMA = buildSchema(`
  interface Named { name: String }
  type Tag implements Named { name: String label: String! tags(count: Int = 2): [Tag!] }
  type Term implements Named { name: String parent: Term strict: String! late: String! terms: [Named!] }
  union Either = Tag | Term
  type Query {
    tag(name: String!): Tag
    any: Named
    either: [Either]
    sum(numbers: [Int!]!): Int
    broken: String
    strict: String!
    many(count: Int!): [Term]
    unknown: Named
    notAList: [String]
    matrix: [[Int!]]
  }
  type Mutation { first: String second: String set(names: [String!]!): Int }
`);
const term = (name: string, more: object = {}): object => ({ __typename: 'Term', name, ...more });
const RESOLVERS: Record<string, GraphQLFieldResolver<unknown, unknown, never>> = {
  tag: async (_source, { name }: { name: string }) => ({
    name,
    label: name === 'x' ? null : name,
    tags: [{ name: 'y', label: 'Y' }],
  }),
  any: () => ({ __typename: 'Tag', name: 'any' }),
  sum: (_source, { numbers }: { numbers: number[] }) => numbers.reduce((one, other) => one + other, 0),
  broken: async () => {
    throw forbidden('no');
  },
  strict: () => null,
  either: () => [
    term('a', { parent: term('b'), strict: 's', late: async () => null }),
    null,
    Promise.resolve({ __typename: 'Tag', name: 't' }),
  ],
  many: (_source, { count }: { count: number }) =>
    Array.from({ length: count }, (_item, at) =>
      term(`t${at}`, { parent: at % 2 === 0 ? null : async () => term(`p${at}`) }),
    ),
  unknown: () => ({ __typename: 'Nothing' }),
  notAList: () => 'text',
  matrix: () => [[1, 2], [3, null], new Set([4])],
};
for (const [name, resolve] of Object.entries(RESOLVERS)) {
  const field = (SCHEMA.getQueryType() as GraphQLObjectType).getFields()[name];
  if (field !== undefined) field.resolve = resolve as typeof field.resolve;
}

function prepare(query: string): PreparedOperation {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('the query holds no operation');
  return new PreparedOperation(SCHEMA, document, operation);
}

const SEED = Number(process.env['SEED'] ?? 1);

/** Converts a result to its JSON form, with the errors sorted by path because their order varies. */
function plain(result: unknown): unknown {
  const { errors, ...rest } = JSON.parse(JSON.stringify(result)) as { errors?: { path?: unknown }[] };
  const byPath = errors?.sort((a, b) => JSON.stringify(a.path).localeCompare(JSON.stringify(b.path)));
  return byPath === undefined ? rest : { ...rest, errors: byPath };
}

async function expected(query: string, variables: Record<string, unknown>): Promise<unknown> {
  return plain(await execute({ schema: SCHEMA, document: parse(query), variableValues: variables, contextValue: {} }));
}

async function run(
  operation: PreparedOperation,
  variables: Record<string, unknown> = {},
  work = new WorkBudget(),
): Promise<OperationResult> {
  return operation.execute(variables, {}, work);
}

const withoutEmptyErrors = ({ data, errors }: OperationResult): unknown =>
  plain(errors.length === 0 ? { data } : { errors, data });

const SELECTIONS = fc.letrec<{ named: string; term: string; tag: string }>((tie) => ({
  named: fc
    .array(
      fc.oneof(
        fc.constantFrom('name', '__typename', 'x: name', '...N', '...on Named { name }'),
        tie('term').map((inner) => `... on Term { ${inner} }`),
        tie('tag').map((inner) => `... on Tag { ${inner} }`),
      ),
      { minLength: 1, maxLength: 4, depthIdentifier: 'd' },
    )
    .map((parts) => ['__typename', ...parts].join(' ')),
  term: fc
    .array(
      fc.oneof(
        { depthSize: 'small', depthIdentifier: 'd' },
        fc.constantFrom('name', 'strict', 'late', 'y: name @skip(if: $no)', '...T @include(if: $yes)', '...N'),
        tie('term').map((inner) => `parent { ${inner} }`),
        tie('named').map((inner) => `terms { ${inner} }`),
      ),
      { minLength: 1, maxLength: 4, depthIdentifier: 'd' },
    )
    .map((parts) => ['__typename', ...parts].join(' ')),
  tag: fc
    .array(
      fc.oneof(
        { depthSize: 'small', depthIdentifier: 'd' },
        fc.constantFrom('name', '...N', '...G'),
        tie('tag').map((inner) => `tags { ${inner} }`),
      ),
      { minLength: 1, maxLength: 4, depthIdentifier: 'd' },
    )
    .map((parts) => ['__typename', ...parts].join(' ')),
}));
const FRAGMENTS =
  'fragment N on Named { name ...T ...G } fragment T on Term { name parent { name } } fragment G on Tag { label }';

describe('PreparedOperation', () => {
  it.each([
    ['{ tag(name: "a") { __typename name label other: tags { name } } }', {}],
    ['query ($n: String!) { tag(name: $n) { ...f } } fragment f on Tag { name }', { n: 'b' }],
    ['query ($n: String!) { tag(name: $n) { name } }', { n: 5 }],
    ['query ($s: Boolean!) { any { name @skip(if: $s) ... on Tag { __typename } } }', { s: true }],
    ['query ($s: Boolean = false) { any { name @include(if: $s) ... on Named { __typename } } }', {}],
    ['{ broken any { name } }', {}],
    ['{ tag(name: "x") { label } any { name } }', {}],
    ['{ strict }', {}],
    ['{ strict broken }', {}],
    ['{ __type(name: "Tag") { fields { name } } __schema { queryType { name } } }', {}],
    ['{ either { ... on Term { name parent { name parent { name } } strict } ... on Tag { name label } } }', {}],
    ['{ either { ... on Term { late } } }', {}],
    ['{ unknown { name } }', {}],
    ['{ notAList matrix }', {}],
    ['{ __proto__: __typename any { __proto__: name constructor: name } }', {}],
    ['{ tag(name: "a") { name } ...more } fragment more on Query { tag(name: "a") { label tags { name } } }', {}],
    ['{ many(count: 300) { name parent { name strict } } }', {}],
    ['mutation { second first }', {}],
    ['query ($n: [Int!]!) { sum(numbers: $n) }', { n: [1, 2] }],
  ])('should respond to %s with %j as graphql-js does, repeatedly', async (query, variables) => {
    const operation = prepare(query);
    const coerced = variables as Record<string, unknown>;
    const wanted = query.includes('$n: String') ? undefined : await expected(query, coerced);
    const first = withoutEmptyErrors(await run(operation, coerced));
    if (wanted !== undefined && !/unknown/.test(query)) expect(first).toEqual(wanted);
    expect(withoutEmptyErrors(await run(operation, coerced))).toEqual(first);
  });

  it(`should respond to any selection as graphql-js does (SEED=${SEED})`, async () => {
    const property = fc.asyncProperty(SELECTIONS.named, fc.boolean(), fc.boolean(), async (selection, no, yes) => {
      const query = `query ($no: Boolean!, $yes: Boolean!) { either { ${selection} } any { ${selection} } many(count: 3) { ...T } } ${FRAGMENTS}`;
      const document = parse(query);
      const rules = validate(SCHEMA, document).filter(({ message }) => !message.includes('is never used'));
      fc.pre(rules.length === 0);
      const operation = prepare(query);
      const wanted = await expected(query, { no, yes });
      expect(withoutEmptyErrors(await run(operation, { no, yes }))).toEqual(wanted);
      expect(withoutEmptyErrors(await run(operation, { no, yes }))).toEqual(wanted);
    });
    await fc.assert(property, { seed: SEED, numRuns: 100 });
  });

  it('should include and skip fields by the variables of each request', async () => {
    const operation = prepare('query ($s: Boolean!) { any { name @skip(if: $s) __typename } }');
    for (const s of [true, false, true]) {
      const { data } = await run(operation, { s });
      expect(plain({ data })).toEqual({ data: { any: { ...(s ? {} : { name: 'any' }), __typename: 'Tag' } } });
    }
  });

  it('should keep the original error of a resolver', async () => {
    const operation = prepare('{ broken }');
    for (let round = 0; round < 2; round += 1) {
      const { errors } = await run(operation);
      expect(errors[0]?.originalError).toMatchObject({ code: 'FORBIDDEN' });
      expect(errors[0]?.path).toEqual(['broken']);
    }
  });

  it('should have no data if the variables are invalid', async () => {
    const operation = prepare('query ($n: [Int!]!) { sum(numbers: $n) }');
    for (let round = 0; round < 2; round += 1) {
      const result = await run(operation, { n: ['x'] });
      expect(result).not.toHaveProperty('data');
      expect(result.errors[0]?.message).toContain('Int cannot represent non-integer value: "x"');
    }
  });

  it('should return the reason if an operation is too complex', () => {
    const operation = prepare('query ($input: Int) { tag(name: "a") { name tags { name } } }');
    expect(operation.complexityRefusal({}, 4)).toBeUndefined();
    expect(operation.complexityRefusal({}, 3)?.message).toBe(
      'The complexity of the query is 4, more than the limit of 3 (GRAPHQL_QUERY_COMPLEXITY_LIMIT)',
    );
  });

  it('should limit the items in the variables of mutations, not of queries', () => {
    const names = ['a', 'b', 'c'];
    const mutation = prepare('mutation ($names: [String!]!) { set(names: $names) }');
    expect(mutation.itemsRefusal({ names }, 3)).toBeUndefined();
    expect(mutation.itemsRefusal({ names }, 2)?.message).toContain(
      '"names" holds 3 items, more than the limit of 2 (GRAPHQL_MUTATION_ITEMS_LIMIT)',
    );
    expect(prepare('query ($n: [Int!]!) { sum(numbers: $n) }').itemsRefusal({ n: names }, 2)).toBeUndefined();
  });

  it('should count the schema by the size of a whole answer for each alias', async () => {
    const aliases = Array.from({ length: 10 }, (_alias, at) => `s${at}: __schema { queryType { name } }`);
    const { errors } = await run(prepare(`{ ${aliases.join(' ')} }`), {}, new WorkBudget());
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain('(GRAPHQL_QUERY_WORK_LIMIT)');
    const one = await run(prepare('{ __schema { queryType { name } } }'), {}, new WorkBudget());
    expect(one).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } }, errors: [] });
  });

  it.each([
    [{ work: 500, characters: 1e6 }, 'The work of the query is more than the limit of 500 (GRAPHQL_QUERY_WORK_LIMIT)'],
    [{ work: 1e6, characters: 2000 }, 'more characters than the limit of 2000 (GRAPHQL_ANSWER_LENGTH_LIMIT)'],
  ])('should end when its cost exceeds %j', async (limits, message) => {
    const operation = prepare('{ many(count: 10000) { name parent { name } } }');
    const { data, errors } = await run(operation, {}, new WorkBudget(limits));
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { classification: 'ExecutionAborted' },
    });
  });

  it('should count the messages and the paths of errors as characters of the response', async () => {
    const operation = prepare(`{ many(count: 100) { ${'a'.repeat(1_000)}: parent { strict } } }`);
    const characters = 130_000;
    const { data, errors } = await run(operation, {}, new WorkBudget({ work: 1e6, characters }));
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain('(GRAPHQL_ANSWER_LENGTH_LIMIT)');
    const roomy = await run(operation, {}, new WorkBudget({ work: 1e6, characters: 2 * characters }));
    expect(roomy.errors).toHaveLength(50);
  });

  it('should yield the event loop during long executions', async () => {
    const operation = prepare('{ many(count: 30000) { name parent { name other: name } } }');
    const endTurns = countTurns();
    const { data, errors } = await run(operation);
    const turns = endTurns();
    expect(errors).toEqual([]);
    expect((data as { many: unknown[] }).many).toHaveLength(30_000);
    expect(turns).toBeGreaterThan(2);
  });

  it('should end when the time of the request is over', async () => {
    const origin = new RequestOrigin('::1', undefined, '/api/graphql', 0);
    origin.deadline = new Deadline(Infinity);
    origin.deadline.cancel('The client is gone.');
    const operation = prepare('{ many(count: 1000) { name } }');
    const { data, errors } = await runForOrigin(origin, () => run(operation));
    expect(data).toBeNull();
    expect(errors.map(({ message }) => message)).toEqual(['The client is gone.']);
  });
});
