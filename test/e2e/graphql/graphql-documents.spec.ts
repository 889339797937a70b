import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { longestHold } from '../../support/measures/longest-hold.js';

/** Milliseconds of processor time for which a request may hold the event loop, with room for a slow machine. */
const HOLD_MS = 150 * Number(process.env.SLACK ?? 5);

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_none, at) => text(at)).join(' ');
const nested = (fields: string): string =>
  `relationships(input: { types: ["a"], direction: OUTGOING }) { relationships { entity { ... on Tag { ${fields} } } } }`;

describe('Large GraphQL documents', () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment({ env: { AUDIT_ENABLED: 'false' } });
    await env.graphql('mutation { createTag(input: { id: "t", name: "t" }) }');
  });

  afterAll(() => env.stop());

  it.each([
    ['one field 1,990 times', times(1_990, () => 'urn'), ''],
    ['one nested field 450 times', times(450, () => 'properties { name description }'), ''],
    [
      '490 fragments side by side',
      times(490, (at) => `...f${at}`),
      times(490, (at) => `fragment f${at} on Tag { urn properties { name } }`),
    ],
    [
      '490 fragments in each other',
      '...f0',
      times(490, (at) => `fragment f${at} on Tag { urn ${at < 489 ? `...f${at + 1}` : 'properties { name }'} }`),
    ],
    ['nestings under the same names', times(3, () => nested(times(3, () => nested('urn')))), ''],
  ])('should be executed the first time and the second: %s', async (_what, fields, fragments) => {
    const query = `{ tag(urn: "urn:li:tag:t") { urn ${fields} } } ${fragments}`;
    for (let time = 1; time <= 2; time += 1) {
      const { status, body } = await env.graphql(query);
      expect([status, body.errors, body.data?.['tag']]).toEqual([
        200,
        undefined,
        expect.objectContaining({ urn: 'urn:li:tag:t' }),
      ]);
    }
  });

  it.each([
    [
      'fields that cannot be merged',
      '{ tag(urn: "urn:li:tag:t") { properties { a: name } ...f } } fragment f on Tag { properties { a: description } }',
      'Fields "properties" conflict because subfields "a" conflict because "name" and "description" are different fields',
      'ValidationError',
    ],
    [
      'too many fields to merge',
      `{ tag(urn: "urn:li:tag:t") { ${times(450, (at) => `r${at}: relationships(input: { types: ["a"], direction: OUTGOING }) { x${at}: total ...f }`)} } } fragment f on EntityRelationshipsResult { ${times(1_000, () => 'total')} }`,
      'The number of fields under the same names of the query is far more, more than the limit of 200000',
      'ExecutionAborted',
    ],
    [
      'fragments whose inline fragments nest too deep together',
      `{ ...f0 } ${times(30, (at) => `fragment f${at} on Query { ${'... { '.repeat(200)} ${at < 29 ? `...f${at + 1}` : '__typename'} ${'} '.repeat(201)}`)}`,
      'The nesting of fragments of the query is 6031, more than the limit of 1000',
      'ExecutionAborted',
    ],
    ['what is no GraphQL', '{ tag(', 'Syntax Error: Expected Name, found <EOF>.', 'InvalidSyntax'],
  ])('should be refused the first time and the second: %s', async (_what, query, message, classification) => {
    for (let time = 1; time <= 2; time += 1) {
      const { status, body } = await env.graphql(query);
      expect([status, body.data, body.errors]).toEqual([
        200,
        undefined,
        [expect.objectContaining({ message: expect.stringContaining(message), extensions: { classification } })],
      ]);
    }
  });

  it('should not block other requests if they have many errors in a long text', async () => {
    const query = `${'\n'.repeat(440_000)}{ tag(urn: "a") { ${times(200, (at) => `nope${at}`)} } }`;
    const answer = env.graphql(query);
    expect(await longestHold(env, answer)).toBeLessThan(HOLD_MS);
    const { body } = await answer;
    expect(body.errors).toHaveLength(101);
    expect(body.errors?.[0]).toMatchObject({ locations: [{ line: 440_001, column: 19 }] });
  });
});
