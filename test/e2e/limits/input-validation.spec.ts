import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed, failedWhole } from '../../support/graphql/graphql-errors.js';

const STATEMENT = { value: ' ', language: 'SQL' };
const POST = { postType: 'HOME_PAGE_ANNOUNCEMENT', content: { contentType: 'TEXT', title: '' } };
const MODULE = { name: 'Wiki', type: 'LINK', scope: 'GLOBAL', params: { linkParams: { linkUrl: ' ' } } };
const BLANK_STATEMENT = 'properties.statement.value must not be blank';

describe('Inputs', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  it.each([
    ['getRootMetrics', 'GetRootEntitiesInput', '{ start }', { start: -1 }, 'start must not be less than 0'],
    ['getSemanticModels', 'GetRootEntitiesInput', '{ start }', { count: -2 }, 'count must not be less than 0'],
    [
      'createQuery',
      'CreateQueryInput',
      '{ urn }',
      { properties: { statement: STATEMENT }, subjects: [] },
      BLANK_STATEMENT,
    ],
    [
      'createDataProduct',
      'CreateDataProductInput',
      '{ urn }',
      { domainUrn: 'urn:li:domain:a', properties: { name: ' ' } },
      'properties.name must not be blank',
    ],
    [
      'createApplication',
      'CreateApplicationInput',
      '{ urn }',
      { properties: { name: '' } },
      'properties.name must not be blank',
    ],
    ['createPost', 'CreatePostInput', '', POST, 'content.title must not be blank'],
    ['updatePost', 'UpdatePostInput', '', { urn: 'urn:li:post:a', ...POST }, 'content.title must not be blank'],
  ])('should be rejected by the rules of their class: %s', async (field, type, selection, input, text) => {
    const kind = field.startsWith('get') ? 'query' : 'mutation';
    const answer = await env.graphql(`${kind} ($input: ${type}!) { ${field}(input: $input) ${selection} }`, { input });
    expect(answer).toEqual(failed(field, 400, `Invalid input: ${text}`));
  });

  it('should be rejected by the rules of nested inputs, at any depth', async () => {
    const query = 'mutation ($input: UpsertPageModuleInput!) { upsertPageModule(input: $input) { urn } }';
    const answer = await env.graphql(query, { input: MODULE });
    const text = 'Invalid input: params.linkParams.linkUrl must not be blank';
    expect(answer).toEqual(failedWhole('upsertPageModule', 400, text));
  });

  it('should be validated equally if they are literals in the document', async () => {
    const answer = await env.graphql('{ getRootMetrics(input: { start: -1 }) { total } }');
    expect(answer).toEqual(failed('getRootMetrics', 400, 'Invalid input: start must not be less than 0'));
  });

  it('should have every invalid field named', async () => {
    const answer = await env.graphql('{ getRootMetrics(input: { start: -1, count: -1 }) { total } }');
    const text = 'Invalid input: start must not be less than 0; count must not be less than 0';
    expect(answer).toEqual(failed('getRootMetrics', 400, text));
  });
});
