import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLField,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { argumentReader } from './argument-reader.js';
import { variableReader } from './variable-reader.js';

const SCHEMA = buildSchema(`
  input Page { start: Int = 0, count: Int!, tags: [String!] }
  type Query {
    plain: Int
    one(urn: String!): Int
    two(urn: String, page: Page = { count: 3 }): Int
    many(urns: [String!]!, page: Page!): Int
  }
`);

const CASES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['query q { plain }', {}],
  ['query q($u: String!) { one(urn: $u) }', { u: 'a' }],
  ['query q($u: String!) { one(urn: $u) }', {}],
  ['query q($u: String!) { one(urn: $u) }', { u: null }],
  ['query q($u: String!) { one(urn: $u) }', { u: 3 }],
  ['query q($u: String!) { one(urn: $u) }', { u: 'a', other: 1 }],
  ['query q($u: String = "d") { one(urn: $u) }', {}],
  ['query q($u: String = "d") { one(urn: $u) }', { u: null }],
  ['query q($u: String) { two(urn: $u) }', {}],
  ['query q($u: String, $p: Page) { two(urn: $u, page: $p) }', { u: null, p: null }],
  ['query q($u: String, $p: Page) { two(urn: $u, page: $p) }', { u: 'a', p: { count: 1 } }],
  ['query q($u: String, $p: Page) { two(urn: $u, page: $p) }', { u: 'a', p: { count: 'x', more: 1 } }],
  ['query q($u: String, $p: Page) { two(page: $p, urn: $u) }', { u: 'a' }],
  ['query q { two(urn: "a", page: { count: 2, tags: "t" }) }', {}],
  ['query q($n: Int!) { two(page: { count: $n }) }', { n: 5 }],
  ['query q($u: [String!]!, $p: Page!) { many(urns: $u, page: $p) }', { u: 'a', p: { count: 1 } }],
  ['query q($u: [String!]!, $p: Page!) { many(urns: $u, page: $p) }', { u: ['a', null], p: { count: 1 } }],
  ['query q($p: Page!) { many(urns: ["a", "b"], page: $p) }', { p: { count: 1, start: null } }],
  ['query q($u: Unknown!) { one(urn: $u) }', { u: 'a' }],
  ['query q($toString: String!) { one(urn: $toString) }', {}],
];

/** Returns the value of `work` or the text of its error. */
function outcome(work: () => unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(work()));
  } catch (error) {
    return String(error);
  }
}

describe('Values given to an operation', () => {
  it.each(CASES)('should be read as in graphql-js: %s with %j', (text, given) => {
    const operation = parse(text).definitions[0] as OperationDefinitionNode;
    const expected = getVariableValues(SCHEMA, operation.variableDefinitions ?? [], given, { maxErrors: 50 });
    const read = variableReader(SCHEMA, operation)(given);
    expect(outcome(() => read)).toEqual(outcome(() => expected));
    if (read.errors !== undefined) return;
    const node = operation.selectionSet.selections[0] as FieldNode;
    const field = SCHEMA.getQueryType()?.getFields()[node.name.value] as GraphQLField<unknown, unknown>;
    const reader = argumentReader(field, node);
    const values = outcome(() => reader(read.coerced));
    expect(values).toEqual(outcome(() => getArgumentValues(field, node, read.coerced)));
    expect(outcome(() => reader(read.coerced))).toEqual(values);
  });
});
