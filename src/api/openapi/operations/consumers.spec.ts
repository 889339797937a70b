import { describe, expect, it } from '@jest/globals';
import { ConsumersController } from './consumers.controller.js';

const consumers = new ConsumersController();
const TOPIC = 'MetadataChangeLog_Versioned_v1';

describe('ConsumersController', () => {
  it('should say that nobody is registered and nothing was moved', () => {
    expect(consumers.consumers({ topicName: TOPIC })).toEqual([]);
    expect(consumers.unregister({ topicName: TOPIC, consumerGroup: 'g' })).toEqual({ deleted: false });
    const nothing = { transport: 'none', partitionsUpdated: 0, resets: [] };
    expect([consumers.reset(undefined), consumers.reset({ topicName: TOPIC })]).toEqual([nothing, nothing]);
  });

  it.each<[string, () => unknown, string]>([
    ['a topic that is missing', () => consumers.consumers({}), 'INVALID_ARGUMENT'],
    ['an unknown topic', () => consumers.consumers({ topicName: 'x' }), 'NOT_FOUND'],
    ['a group that is missing', () => consumers.unregister({ topicName: TOPIC }), 'INVALID_ARGUMENT'],
    ['a body that is no object', () => consumers.register([]), 'INVALID_ARGUMENT'],
    ['a topic that is no text', () => consumers.register({ consumerGroup: 'g', topicName: 1 }), 'INVALID_ARGUMENT'],
    ['a registration', () => consumers.register({ consumerGroup: 'g', topicName: TOPIC }), 'ENGINE_UNAVAILABLE'],
    ['a reset of an unknown topic', () => consumers.reset({ topicName: 'x' }), 'NOT_FOUND'],
  ])('should refuse %s', (_name, call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});
