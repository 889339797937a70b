import { OPERATORS } from '../operation/access.js';
import { emptiable, filledText, unreadMember, objectBody, requiredMember } from '../operation/members.js';
import { required, text } from '../operation/parameters.js';
import { ANY_OBJECT, COUNT, FLAG, listOf, record, TEXT, WHOLE } from '../operation/schemas.js';
import { section } from '../operation/section.js';

const NO_TOPIC = '"topicName" is required: name a topic.';
const NO_GROUP = '"consumerGroup" is required: name a consumer group.';

const topicName = required(text(), NO_TOPIC);
const consumerGroup = required(text(), NO_GROUP);

/** Consumers of a message bus. */
export const CONSUMERS = section(
  { path: '/openapi/operations/messaging', group: 'operations', tag: 'Operations', access: OPERATORS },
  {
    list: {
      method: 'get',
      path: 'consumers',
      summary: 'The consumers of a topic: none, because there is no message bus.',
      query: { topicName },
      answer: listOf(record({ consumerGroup: TEXT, topicName: TEXT, registeredAt: WHOLE, lastHeartbeatAt: WHOLE })),
    },
    register: {
      method: 'put',
      path: 'consumers',
      summary: 'Register a consumer. Registration is not possible without a message bus.',
      body: objectBody({
        consumerGroup: requiredMember(filledText(), NO_GROUP),
        topicName: requiredMember(filledText(), NO_TOPIC),
      }),
    },
    remove: {
      method: 'delete',
      path: 'consumers',
      summary: 'Remove a consumer. There are none.',
      query: { consumerGroup, topicName },
      answer: record({ deleted: FLAG }),
    },
    resetOffsets: {
      method: 'post',
      path: 'consumer/offsets/reset',
      summary: 'Move the offsets of consumers. There are none.',
      body: emptiable(
        objectBody({
          consumerGroup: unreadMember(TEXT),
          topicName: filledText(),
          partitionId: unreadMember(COUNT),
          onlyStuckAhead: unreadMember(FLAG),
        }),
        [undefined, null],
      ),
      answer: record({ transport: TEXT, partitionsUpdated: COUNT, resets: listOf(ANY_OBJECT) }),
    },
  },
);
