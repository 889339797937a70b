import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EngineClient, type EngineRequest } from '../../../foundation/engine-client/index.js';
import { ModelRegistry } from '../../../model/index.js';
import { SearchSchema } from '../../search-schema.js';
import { ClosedIndices } from './closed-indices.js';
import { IndexNames } from './index-names.js';

const [LIVE, PHYSICAL] = ['tagindex_v2', 'tagindex_v2_1700000000000aaaaaaaa'];

/** The closed indices of an engine, and the requests that it got. */
function closedOf(closed: () => readonly string[]) {
  const sent: EngineRequest[] = [];
  const client = new EngineClient('opensearch', {
    send: async (request) => {
      sent.push(request);
      return { status: 200, body: Object.fromEntries(closed().map((name) => [name, { aliases: { [LIVE]: {} } }])) };
    },
    close: () => Promise.resolve(),
  });
  return { indices: new ClosedIndices(client, new IndexNames(new SearchSchema(ModelRegistry.standard()), '')), sent };
}

describe(ClosedIndices.name, () => {
  let now = 0;

  beforeEach(() => {
    now = 10_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('should refuse a closed index by its name and by its alias, and no other', async () => {
    const { indices, sent } = closedOf(() => [PHYSICAL]);
    for (const name of [LIVE, PHYSICAL])
      await expect(indices.refuse(['chartindex_v2', name])).rejects.toMatchObject({
        code: 'ENGINE_UNAVAILABLE',
        message: expect.stringContaining(name),
      });
    await indices.refuse(['chartindex_v2']);
    expect(sent.map(({ query }) => query)).toEqual([{ expand_wildcards: 'closed' }]);
  });

  it('should know within a second that an index was closed or opened', async () => {
    let closed: readonly string[] = [];
    const { indices, sent } = closedOf(() => closed);
    await indices.refuse([LIVE]);
    closed = [PHYSICAL];
    now += 1_001;
    await expect(indices.refuse([LIVE])).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    closed = [];
    now += 1_001;
    await indices.refuse([LIVE]);
    expect(sent).toHaveLength(3);
  });
});
