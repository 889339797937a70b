import { describe, expect, it } from '@jest/globals';
import { inputOf } from '../../../../test/support/harness/operation-input.js';
import type { Query } from '../query.js';
import { ConsumersController } from './consumers.controller.js';
import { CONSUMERS } from './consumers.operations.js';

const consumers = new ConsumersController();
const list = (query: Query) => consumers.consumers(inputOf(CONSUMERS.list, { query }));
const unregister = (query: Query) => consumers.unregister(inputOf(CONSUMERS.remove, { query }));
const register = (body: unknown) => consumers.register(inputOf(CONSUMERS.register, { body }));
const reset = (body: unknown) => consumers.reset(inputOf(CONSUMERS.resetOffsets, { body }));
const TOPIC = 'MetadataChangeLog_Versioned_v1';

describe('ConsumersController', () => {
  it('should say that nobody is registered and nothing was moved', () => {
    expect(list({ topicName: TOPIC })).toEqual([]);
    expect(unregister({ topicName: TOPIC, consumerGroup: 'g' })).toEqual({ deleted: false });
    const nothing = { transport: 'none', partitionsUpdated: 0, resets: [] };
    expect([reset(undefined), reset({ topicName: TOPIC })]).toEqual([nothing, nothing]);
  });

  it.each<[string, () => unknown, string]>([
    ['a topic that is missing', () => list({}), 'INVALID_ARGUMENT'],
    ['an unknown topic', () => list({ topicName: 'x' }), 'NOT_FOUND'],
    ['a group that is missing', () => unregister({ topicName: TOPIC }), 'INVALID_ARGUMENT'],
    ['a body that is no object', () => register([]), 'INVALID_ARGUMENT'],
    ['a topic that is no text', () => register({ consumerGroup: 'g', topicName: 1 }), 'INVALID_ARGUMENT'],
    ['a registration', () => register({ consumerGroup: 'g', topicName: TOPIC }), 'ENGINE_UNAVAILABLE'],
    ['a reset of an unknown topic', () => reset({ topicName: 'x' }), 'NOT_FOUND'],
  ])('should refuse %s', (_name, call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});
