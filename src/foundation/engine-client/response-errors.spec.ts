import { describe, expect, it } from '@jest/globals';
import type { EngineAnswer } from './engine-request.js';
import { isOfOneIndex } from './index-failure.js';
import { refusal, setUpRefused, unexpected } from './response-errors.js';

const failed = (status: number, type: string, reason = ''): EngineAnswer => ({
  status,
  body: { error: { type: 'search_phase_execution_exception', root_cause: [{ type, reason }] } },
});

describe('unexpected', () => {
  it.each([
    ['a closed index', failed(400, 'index_closed_exception')],
    ['a blocked index', failed(403, 'cluster_block_exception')],
    ['an index of which a snapshot is taken', failed(400, 'snapshot_in_progress_exception')],
    [
      'a cluster without room for an index',
      failed(400, 'validation_exception', 'this action would add [2] total shards, but this cluster has [9]/[9]'),
    ],
  ])('should tell callers to try again later because of %s', (_, answer) => {
    const message = expect.stringContaining('try again later');
    expect(unexpected('search', answer)).toMatchObject({ code: 'ENGINE_UNAVAILABLE', message });
    expect(isOfOneIndex(unexpected('search', answer))).toBe(true);
  });

  it.each([
    ['documents', failed(200, 'no_shard_available_action_exception')],
    ['writes', failed(503, 'unavailable_shards_exception')],
    ['searches', failed(503, 'search_phase_execution_exception', 'Search rejected due to missing shards [[a][0]].')],
  ])('should tell operators what to do about an index that lacks a shard, for %s', (_, answer) => {
    for (const error of [unexpected('read', answer), refusal(answer)]) {
      const message = expect.stringContaining('/_cluster/allocation/explain');
      expect(error).toMatchObject({ code: 'ENGINE_UNAVAILABLE', message });
      expect(isOfOneIndex(error)).toBe(true);
    }
  });

  it('should ask operators for the default number of hits', () => {
    const reason = 'Result window is too large … by changing the [index.max_result_window] index level setting.';
    expect(unexpected('search', failed(400, 'illegal_argument_exception', reason))).toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining('set index.max_result_window of its indices to 10000'),
    });
  });

  it('should name the setting whose limit a request exceeds', () => {
    const reason = 'There are too many terms … by changing the [index.max_terms_count] index level setting.';
    expect(unexpected('search', failed(400, 'illegal_argument_exception', reason))).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('index.max_terms_count'),
    });
  });

  it.each([404, 405])('should doubt that a server is a search engine that responds with a bare %d', (status) => {
    expect(unexpected('search', { status, body: {} })).toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining('does not answer as a search engine does'),
    });
  });

  it('should take any other refusal for a bug of the service', () => {
    for (const type of ['validation_exception', 'parsing_exception'])
      expect(unexpected('search', failed(400, type))).toMatchObject({ code: 'INTERNAL' });
  });
});

describe('refusal', () => {
  it('should blame the credentials only if they were refused', () => {
    expect(refusal(failed(403, 'security_exception')).message).toContain('refuses the credentials');
    expect(refusal(failed(403, 'cluster_block_exception')).message).not.toContain('credentials');
  });
});

describe('a block', () => {
  const blocked = 'blocked by: [FORBIDDEN/5/index read-only (api)];';

  it('should concern the index that is blocked', () => {
    const answer = failed(403, 'cluster_block_exception', `index [a_1] ${blocked}`);
    for (const error of [unexpected('add fields', answer), refusal(answer)]) {
      expect(error).toMatchObject({
        code: 'ENGINE_UNAVAILABLE',
        message: 'An index of the search engine takes no changes (FORBIDDEN/5/index read-only (api)): try again later.',
      });
      expect(isOfOneIndex(error)).toBe(true);
    }
  });

  it('should concern the index that cannot be created, and not blame the credentials', () => {
    const error = refusal(failed(403, 'index_create_block_exception', 'blocked by: [FORBIDDEN/10/cluster …]'));
    expect(error.message).toContain('creates no index at the moment');
    expect(isOfOneIndex(error)).toBe(true);
  });

  it('should concern all indices where the cluster is blocked', () => {
    expect(isOfOneIndex(refusal(failed(403, 'cluster_block_exception', blocked)))).toBe(false);
  });
});

describe('setUpRefused', () => {
  it('should tell operators what contradicts the service, as a failure of one index', () => {
    const answer: EngineAnswer = {
      status: 400,
      body: { error: { type: 'mapper_parsing_exception', reason: 'contradicting `_routing.required` settings' } },
    };
    const error = setUpRefused('create the index a', answer);
    expect(error).toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(error.message).toBe(
      'The search engine refuses to create the index a (mapper_parsing_exception: contradicting `_routing.required` settings): check its index templates, aliases and settings.',
    );
    expect(isOfOneIndex(error)).toBe(true);
  });

  it('should leave other failures as they are', () => {
    expect(setUpRefused('create it', failed(500, 'null_pointer_exception'))).toMatchObject({ code: 'INTERNAL' });
    expect(setUpRefused('create it', failed(403, 'cluster_block_exception')).message).toContain('try again later');
  });
});
