import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { EngineAnswer, EngineClient } from '../../../foundation/engine-client/index.js';
import { search } from './engine-search.js';

const NOTHING: EngineAnswer = { status: 200, body: { _shards: { total: 0 }, hits: { hits: [] } } };
const FOUND: EngineAnswer = { status: 200, body: { _shards: { total: 1 }, hits: { hits: [{ _id: 'a' }] } } };

const refused = (status: number, type: string): EngineAnswer => ({ status, body: { error: { type } } });

/** A client whose engine gives `lenient` to a search that ignores what is unavailable, and `strict` to others. */
function clientOf(lenient: EngineAnswer, strict: EngineAnswer) {
  const asked: unknown[] = [];
  const one = ({ options }: { options: { ignore_unavailable: boolean } }): Promise<EngineAnswer> => {
    asked.push(options.ignore_unavailable);
    return Promise.resolve(options.ignore_unavailable ? lenient : strict);
  };
  return { client: fake<EngineClient>({ search: one }), asked };
}

describe('search', () => {
  it('should search an index that is there once', async () => {
    const { client, asked } = clientOf(FOUND, FOUND);
    expect(await search(client, 'i', {})).toEqual(FOUND.body);
    expect(asked).toEqual([true]);
  });

  it('should find nothing in an index that is missing', async () => {
    const { client } = clientOf(NOTHING, refused(404, 'index_not_found_exception'));
    expect(await search(client, 'i', {})).toEqual(NOTHING.body);
  });

  it('should not take a closed index for an empty one', async () => {
    const { client } = clientOf(NOTHING, refused(400, 'index_closed_exception'));
    await expect(search(client, 'i', {})).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });

  it('should find what is in an index that was made meanwhile', async () => {
    const { client } = clientOf(NOTHING, FOUND);
    expect(await search(client, 'i', {})).toEqual(FOUND.body);
  });
});
