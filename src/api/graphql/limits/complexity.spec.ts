import { describe, expect, it } from '@jest/globals';
import { Kind, type OperationDefinitionNode, parse } from 'graphql';
import { complexityOf, dependsOnVariables } from './complexity.js';

function operationOf(query: string): [ReturnType<typeof parse>, OperationDefinitionNode] {
  const document = parse(query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('the query holds no operation');
  return [document, operation];
}

const SEARCH =
  'searchResults { entity { ...searchResultFields } } } } fragment searchResultFields on Entity { urn type }';

describe('complexityOf', () => {
  it.each([
    ['{ a }', {}, 1],
    ['{ a { b c { d } } e }', {}, 5],
    ['{ ...f ... { b } ...f } fragment f on T { a { c } }', {}, 3],
    ['{ __typename a { __typename } }', {}, 1],
    ['mutation { addTags(input: [1, 2, 3]) }', {}, 4],
    ['mutation M($input: [T!]!) { addTags(input: $input) { ok } }', { input: [{}, {}] }, 4],
    ['mutation { addTag(input: { tags: [1, 2, 3] }) }', {}, 1],
    ['{ search(other: [1, 2, 3]) }', {}, 1],
    [`{ search(input: { count: 10 }) { ${SEARCH}`, {}, 25],
    [`{ search(input: { count: 1 }) { ${SEARCH}`, {}, 5],
    [`query Q($input: I!) { search(input: $input) { ${SEARCH}`, { input: { count: 10 } }, 25],
    ['{ search(input: { count: 10 }) { searchResults { entity { urn } } } }', {}, 4],
    ['{ ...f } fragment f on T { a { ...f } }', {}, 1],
  ])('should count %s with %j', (query, variables, complexity) => {
    expect(complexityOf(...operationOf(query), variables)).toBe(complexity);
  });

  it('should detect operations whose complexity depends on variables', () => {
    expect(dependsOnVariables(operationOf('query ($a: Int) { a(b: $a) }')[1])).toBe(true);
    expect(dependsOnVariables(operationOf('{ a }')[1])).toBe(false);
  });
});
