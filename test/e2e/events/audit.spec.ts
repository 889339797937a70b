import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';

interface Told {
  readonly eventType: string;
  readonly entityUrn: string;
  readonly aspectName?: string;
}

interface Page {
  readonly count: number;
  readonly total: number;
  readonly nextScrollId?: string;
  readonly usageEvents: readonly Told[];
}

const TAG = 'urn:li:tag:audited';
const USER = 'urn:li:corpuser:audited';

describe('The audit trail', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [TAG, 'tagProperties', { name: 'a' }], [TAG, 'status', { removed: false }]);
    const info = { active: true, displayName: 'A' };
    await ingest(env, [USER, 'corpUserInfo', info], [USER, 'status', { removed: false }]);
    await env.fetch(`/openapi/v3/entity/tag/${TAG}`, { method: 'DELETE' });
  });

  afterAll(() => env.stop());

  async function search(body: object, query = 'size=100'): Promise<Page> {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const answer = await env.fetch(`/openapi/v1/events/audit/search?${query}`, init);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Page;
  }

  const toldOf = ({ usageEvents }: Page): string[] =>
    usageEvents.map(({ eventType, aspectName }) => `${eventType} ${aspectName ?? ''}`).sort();

  it("should return one entry per aspect, under DataHub's name", async () => {
    const ofTag = await search({ entityUrns: [TAG] });
    expect(toldOf(ofTag)).toEqual([
      'DeleteEntityEvent tagKey',
      'UpdateAspectEvent status',
      'UpdateAspectEvent tagKey',
      'UpdateAspectEvent tagProperties',
    ]);
    expect([ofTag.count, ofTag.total, ofTag.usageEvents[0]?.eventType]).toEqual([4, 4, 'DeleteEntityEvent']);
    expect(toldOf(await search({ entityUrns: [USER] }))).toEqual(
      expect.arrayContaining([
        'CreateUserEvent corpUserKey',
        'UpdateAspectEvent status',
        'UpdateUserEvent corpUserInfo',
      ]),
    );
  });

  it('should page through the aspects, and count the requested ones', async () => {
    const pages: Page[] = [];
    for (let scroll = ''; pages.length < 9;) {
      const page = await search({ entityUrns: [TAG] }, `size=1${scroll}`);
      pages.push(page);
      if (page.nextScrollId === undefined) break;
      scroll = `&scrollId=${encodeURIComponent(page.nextScrollId)}`;
    }
    expect(pages.map(({ count, total }) => [count, total])).toEqual([...Array(4).fill([1, 4]), [0, 4]]);
    expect(pages.flatMap(toldOf).sort()).toEqual(toldOf(await search({ entityUrns: [TAG] })));
    const asked = await search({ entityUrns: [TAG, USER], aspectTypes: ['status', 'tagProperties'] });
    expect([asked.total, asked.count]).toEqual([3, 3]);
    expect(new Set(asked.usageEvents.map(({ aspectName }) => aspectName))).toEqual(
      new Set(['status', 'tagProperties']),
    );
  });
});
