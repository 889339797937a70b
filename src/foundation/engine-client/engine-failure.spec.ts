import { describe, expect, it } from '@jest/globals';
import { refusal, unexpected } from './engine-failure.js';
import type { EngineAnswer } from './engine-request.js';

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
  });

  it('should name the setting whose limit a request exceeds', () => {
    const reason = 'Result window is too large … by changing the [index.max_result_window] index level setting.';
    expect(unexpected('search', failed(400, 'illegal_argument_exception', reason))).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('index.max_result_window'),
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
