import { describe, expect, it, jest } from '@jest/globals';
import { DomainError } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import {
  EngineClient,
  type EngineAnswer,
  type EngineRequest,
  LostShards,
} from '../../../foundation/engine-client/index.js';
import { SearchSender } from './search-sender.js';

/**
 * A sender whose engine returns the given responses in turn, repeating the last one, and the requests that were sent.
 */
function senderOver(...answers: readonly EngineAnswer[]): {
  readonly sender: SearchSender;
  readonly sent: readonly EngineRequest[];
} {
  const sent: EngineRequest[] = [];
  const client = new EngineClient('elasticsearch', {
    send: async (request) => {
      sent.push(request);
      return answers[Math.min(sent.length, answers.length) - 1] ?? { status: 500, body: {} };
    },
    close: () => Promise.resolve(),
  });
  const lost = new LostShards({
    request: () => Promise.resolve({ status: 200, body: { indices: { red: { status: 'red' } } } }),
  });
  return { sender: new SearchSender(client, 5_000, { refuse: () => Promise.resolve() }, lost), sent };
}

const failed = (status: number, type: string, reason = ''): EngineAnswer => ({
  status,
  body: { error: { type: 'search_phase_execution_exception', root_cause: [{ type, reason }] } },
});

const half: JsonObject = { timed_out: true, hits: { total: { value: 3 }, hits: [{ _score: 1 }] } };

describe('SearchSender', () => {
  it('should pass the time limit to the engine and the connection', async () => {
    const { sender, sent } = senderOver({ status: 200, body: { timed_out: false } });
    await sender.search(['a'], { size: 0 });
    const [request] = sent;
    const timeout = Number.parseInt(JSON.stringify(request?.body?.['timeout']).replaceAll('"', ''), 10);
    expect(timeout).toBeGreaterThan(4_000);
    expect(timeout).toBeLessThanOrEqual(5_000);
    expect(request?.timeoutMs).toBeGreaterThan(timeout);
  });

  it.each<[string, JsonObject, boolean]>([
    ['a page', { size: 10 }, true],
    ['counts', { size: 0 }, true],
    ['a page of a scroll', { size: 10, search_after: [1, 'urn'] }, false],
    ['a large page', { size: 1_000 }, false],
  ])('should have the engine keep what it found only if it may be asked for again: %s', async (_, body, isKept) => {
    const { sender, sent } = senderOver({ status: 200, body: {} });
    await sender.search(['a'], body);
    expect(sent[0]?.query).toHaveProperty('allow_no_indices', true);
    expect(sent[0]?.query?.['request_cache']).toBe(isKept ? true : undefined);
    await sender.search(['a'.repeat(5_000)], body);
    const header = JSON.parse(sent[1]?.lines?.split('\n')[0] ?? '') as JsonObject;
    expect(header['request_cache']).toBe(isKept ? true : undefined);
  });

  it.each<[string, EngineAnswer]>([
    ['what it found in time', { status: 200, body: half }],
    ['an error of the newest versions', failed(429, 'search_timeout_exception')],
    ['an error of newer versions', failed(504, 'search_timeout_exception')],
    ['an error of older versions', failed(500, 'query_phase_execution_exception', 'Time exceeded')],
  ])('should report a timeout at once when the engine responds with %s', async (_, answer) => {
    const { sender, sent } = senderOver(answer);
    await expect(sender.search(['a'], {})).rejects.toMatchObject({
      code: 'DEADLINE_EXCEEDED',
      message: expect.stringContaining('5000 ms of SEARCH_TIMEOUT_MS'),
    });
    expect(sent).toHaveLength(1);
  });

  it('should say that an index is not its own if it lacks the analyzers, rather than that the text is invalid', async () => {
    const reason = '[simple_query_string] analyzer [query_word_delimited] not found';
    const { sender } = senderOver(failed(400, 'query_shard_exception', reason));
    await expect(sender.search(['a'], {})).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      message: expect.stringContaining(reason),
    });
    const { sender: other } = senderOver(failed(400, 'query_shard_exception', 'Failed to parse query [(]'));
    await expect(other.search(['a'], {})).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('should also do so for one of several searches in a request', async () => {
    const { sender } = senderOver({ status: 200, body: { responses: [{ status: 200, ...half }] } });
    await expect(sender.search(['a'.repeat(5_000)], {})).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
  });

  it('should not wait for a shard again that has been gone for some seconds', async () => {
    const time = jest.spyOn(performance, 'now');
    try {
      const { sender, sent } = senderOver(failed(503, 'no_shard_available_action_exception'));
      const lacking = { code: 'ENGINE_UNAVAILABLE', message: expect.stringContaining('lacks a shard') };
      await expect(sender.search(['red'], {})).rejects.toMatchObject(lacking);
      const before = sent.length;
      expect(before).toBeGreaterThan(1);
      const now = performance.now();
      time.mockImplementation(() => now + 6_000);
      await expect(sender.search(['red'], {})).rejects.toMatchObject(lacking);
      expect(sent).toHaveLength(before);
    } finally {
      time.mockRestore();
    }
  });

  it('should retry if the engine is overloaded, and rethrow other errors', async () => {
    const { sender, sent } = senderOver(
      failed(429, 'es_rejected_execution_exception'),
      failed(400, 'parsing_exception'),
    );
    await expect(sender.search(['a'], {})).rejects.toBeInstanceOf(DomainError);
    expect(sent).toHaveLength(2);
  });
});
