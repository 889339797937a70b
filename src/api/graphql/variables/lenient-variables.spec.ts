import { describe, expect, it } from '@jest/globals';
import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { lenientVariables } from './lenient-variables.js';

const SCHEMA = buildSchema(`
  scalar Long
  enum Colour { RED }
  input Inner { at: Long colour: Colour }
  input Page { start: Int! size: Float text: String on: Boolean inner: Inner list: [Int!] }
  type Query { a(page: Page, id: ID, n: Int, ns: [Int]): Int }
`);

function loosen(type: string, value: unknown): unknown {
  const operation = parse(`query ($v: ${type}) { a }`).definitions[0] as OperationDefinitionNode;
  return lenientVariables(SCHEMA, operation)({ v: value, other: 1 })['v'];
}

describe('lenientVariables', () => {
  it.each([
    ['Int', '20', 20],
    ['Int!', '-7', -7],
    ['Int', '1.5', '1.5'],
    ['Int', 'x', 'x'],
    ['Int', true, true],
    ['Long', '1700000000000', 1_700_000_000_000],
    ['Float', '1.5e3', 1500],
    ['Float', '', ''],
    ['String', 5, '5'],
    ['String', false, 'false'],
    ['String', ['a'], ['a']],
    ['ID', 5, '5'],
    ['Boolean', 'true', true],
    ['Boolean', 'yes', 'yes'],
    ['[Int]', ['1', 2, null], [1, 2, null]],
    ['[Int]', '1', 1],
    ['Colour', 'RED', 'RED'],
    ['Page', null, null],
    ['Page', 'x', 'x'],
    [
      'Page',
      { start: '1', size: '2.5', text: 3, on: 'false', list: ['4'] },
      { start: 1, size: 2.5, text: '3', on: false, list: [4] },
    ],
    [
      'Page',
      { start: 1, inner: { at: '5', colour: 'RED', unknown: '6' } },
      { start: 1, inner: { at: 5, colour: 'RED', unknown: '6' } },
    ],
    ['Unknown', '5', '5'],
  ])('should convert a variable of type %s from %j to %j', (type, given, taken) => {
    expect(loosen(type, given)).toEqual(taken);
  });

  it('should keep valid variables unchanged', () => {
    const operation = parse('query ($p: Page, $n: Int) { a }').definitions[0] as OperationDefinitionNode;
    const variables = { p: { start: 1, text: 'x' }, n: 2 };
    expect(lenientVariables(SCHEMA, operation)(variables)).toBe(variables);
  });
});
