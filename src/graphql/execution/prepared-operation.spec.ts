import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  Kind,
  parse,
} from 'graphql';
import { forbidden } from '../../common/errors.js';
import { PreparedOperation } from './prepared-operation.js';

const SCHEMA = buildSchema(`
  interface Named { name: String }
  type Tag implements Named { name: String label: String! tags(count: Int = 2): [Tag!] }
  type Query { tag(name: String!): Tag any: Named sum(numbers: [Int!]!): Int broken: String strict: String! }
`);
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

const plain = (result: ExecutionResult): unknown => JSON.parse(JSON.stringify(result));

describe('PreparedOperation', () => {
  it.each([
    ['{ tag(name: "a") { __typename name label other: tags { name } } }', {}],
    ['query ($n: String!) { tag(name: $n) { ...f } } fragment f on Tag { name }', { n: 'b' }],
    ['query ($n: String!) { tag(name: $n) { name } }', { n: 5 }],
    ['query ($n: String!) { tag(name: $n) { name } }', {}],
    ['query ($n: [Int!]!) { sum(numbers: $n) }', { n: ['1', 2] }],
    ['query ($s: Boolean!) { any { name @skip(if: $s) ... on Tag { __typename } } }', { s: 'true' }],
    ['{ broken any { name } }', {}],
    ['{ tag(name: "x") { label } any { name } }', {}],
    ['{ strict }', {}],
    ['{ __type(name: "Tag") { fields { name } } }', {}],
  ])('should give the same compiled as interpreted for %s with %j', async (query, variables) => {
    const operation = prepare(query);
    const interpreted = plain(await operation.execute(variables, {}));
    expect(plain(await operation.execute(variables, {}))).toEqual(interpreted);
    expect(plain(await operation.execute(variables, {}))).toEqual(interpreted);
  });

  it('should keep what a resolver threw', async () => {
    const operation = prepare('{ broken }');
    for (let run = 0; run < 2; run += 1) {
      const { errors } = await operation.execute({}, {});
      expect(errors?.[0]?.originalError).toMatchObject({ code: 'FORBIDDEN' });
      expect(errors?.[0]?.path).toEqual(['broken']);
    }
  });

  it('should have no data when the variables do not fit', async () => {
    const operation = prepare('query ($n: [Int!]!) { sum(numbers: $n) }');
    for (let run = 0; run < 2; run += 1) {
      const result = await operation.execute({ n: ['x'] }, {});
      expect(result).not.toHaveProperty('data');
      expect(result.errors?.[0]?.message).toContain('Int cannot represent non-integer value: "x"');
    }
  });

  it('should tell why it asks for too much', () => {
    const operation = prepare('query ($input: Int) { tag(name: "a") { name tags { name } } }');
    expect(operation.complexityRefusal({}, 4)).toBeUndefined();
    expect(operation.complexityRefusal({}, 3)?.message).toBe(
      'The complexity of the query is 4, more than the limit of 3 (GRAPHQL_QUERY_COMPLEXITY_LIMIT)',
    );
  });
});
