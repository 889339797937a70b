import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, type Write } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const SEARCH = `query ($input: SearchAcrossEntitiesInput!) { found: searchAcrossEntities(input: $input) { total } }`;

const LIMIT_MS = 180_000;
const DATASETS = 1_500;

const many = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Parts of texts that no description holds, in 60 conditions: each is looked for in each description. */
const HEAVY = [
  {
    and: many(60).map((at) => ({
      field: 'description',
      condition: 'CONTAIN',
      negated: true,
      values: many(1_000).map((value) => `!${String(at)}!${String(value)}!`),
    })),
  },
];

const urnOf = (at: number): string => `urn:li:dataset:(urn:li:dataPlatform:hive,limits.table${String(at)},PROD)`;

const one = (at: number): object[] => [{ and: [{ field: 'urn', values: [urnOf(at)] }] }];

describe('Limits of searches', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { SEARCH_TIMEOUT_MS: '2000' } });
    const description = 'What the table is for. '.repeat(100);
    await ingest(
      env,
      ...many(DATASETS).map((at): Write => {
        return [
          urnOf(at),
          'datasetProperties',
          { name: `table${String(at)}`, description: `${description}${String(at)}` },
        ];
      }),
    );
    await poll(async () => (await total({ query: '*' })) === DATASETS, 'the tables to be searchable', LIMIT_MS);
  }, 2 * LIMIT_MS);

  afterAll(() => env.stop());

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of any shape
  async function search(input: object): Promise<any> {
    const { body } = await env.graphql(SEARCH, { input: { types: ['DATASET'], query: '*', count: 0, ...input } });
    return body;
  }

  async function total(input: object): Promise<number | undefined> {
    return (await search(input)).data?.found.total;
  }

  it('should respond to short searches while long ones run, which end at their deadline', async () => {
    let pending = 4;
    const long = many(pending).map(async () => {
      const answer = await search({ orFilters: HEAVY });
      pending -= 1;
      return answer;
    });
    const before: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      expect(await total({ orFilters: one(at) })).toBe(1);
      before.push(pending);
    }
    expect(before[0]).toBeGreaterThan(0);
    const answers = await Promise.all(long);
    expect(answers.map(({ errors }) => errors?.[0])).toEqual(
      many(4).map(() => expect.objectContaining({ message: expect.stringContaining('2000 ms of SEARCH_TIMEOUT_MS') })),
    );
    expect(answers[0].errors[0].extensions).toMatchObject({ code: 504, type: 'DEADLINE_EXCEEDED' });
    expect(await total({ orFilters: one(7) })).toBe(1);
  });

  it.each<[string, object, string]>([
    [
      'alternatives',
      { orFilters: many(1_001).map((at) => ({ and: [{ field: 'name', values: [`v${String(at)}`] }] })) },
      '1000',
    ],
    ['words', { query: many(129).join(' ') }, '128'],
    [
      'patterns',
      {
        query: many(17)
          .map((at) => `*${String(at)}*`)
          .join(' '),
      },
      '16',
    ],
  ])('should reject too many %s', async (_, input, limit) => {
    const answer = await env.graphql(SEARCH, { input: { types: ['DATASET'], query: '*', ...input } });
    expect(answer).toEqual(failed('found', 400, `${limit} at most`));
  });
});
