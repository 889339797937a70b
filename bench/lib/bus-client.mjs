// A client of the message bus beside the service: topics of its own, a reader of changes, a sender of proposals.
import { randomBytes } from 'node:crypto';
import { Admin, Consumer, ProduceAcks, Producer } from '@platformatic/kafka';
import avro from 'avsc';

/** Variables that give the service topics which nothing else uses. */
export function freshTopics() {
  const name = (topic) => `bench-${randomBytes(6).toString('hex')}-${topic}`;
  return {
    METADATA_CHANGE_PROPOSAL_TOPIC_NAME: name('proposals'),
    FAILED_METADATA_CHANGE_PROPOSAL_TOPIC_NAME: name('failed'),
    METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME: name('changes'),
    METADATA_CHANGE_LOG_TIMESERIES_TOPIC_NAME: name('series'),
    PLATFORM_EVENT_TOPIC_NAME: name('events'),
    DATAHUB_USAGE_EVENT_NAME: name('usage'),
    DATAHUB_UPGRADE_HISTORY_TOPIC_NAME: name('upgrades'),
    METADATA_CHANGE_PROPOSAL_KAFKA_CONSUMER_GROUP_ID: name('group'),
  };
}

/** Calls `onMessage` with the key and the header `id` of every message of `topic`, from its beginning on. */
export async function readTopic(brokers, topic, onMessage) {
  const options = { clientId: 'bench', bootstrapBrokers: brokers, groupId: `${topic}-bench`, maxWaitTime: 5 };
  const consumer = new Consumer(options);
  const stream = await consumer.consume({ topics: [topic], mode: 'earliest' });
  stream.on('data', ({ key, headers }) => {
    const id = [...headers].find(([name]) => String(name) === 'id')?.[1];
    onMessage(String(key), String(id));
  });
  return async () => {
    await stream.close();
    await consumer.close(true);
  };
}

/** Sends proposals as `generateProposals` makes them to the topic of a service at `url`. */
export async function sendProposals(brokers, url, topic, proposals) {
  const response = await fetch(`${url}/schema-registry/api/subjects/${topic}-value/versions/latest`);
  const { id, schema } = await response.json();
  const type = avro.Type.forSchema(JSON.parse(schema));
  const header = Buffer.alloc(5);
  header.writeInt32BE(id, 1);
  const producer = new Producer({ clientId: 'bench', bootstrapBrokers: brokers, acks: ProduceAcks.ALL });
  for (let from = 0; from < proposals.length; from += 500) {
    const messages = proposals.slice(from, from + 500).map(({ aspect, systemMetadata, ...proposal }) => {
      const bytes = { value: Buffer.from(aspect.value), contentType: aspect.contentType };
      const value = type.toBuffer({ ...proposal, aspect: bytes, systemMetadata });
      return { topic, key: Buffer.from(proposal.entityUrn), value: Buffer.concat([header, value]) };
    });
    await producer.send({ messages });
  }
  await producer.close();
}

/** Removes the topics of `freshTopics`. */
export async function removeTopics(brokers, variables) {
  const admin = new Admin({ clientId: 'bench', bootstrapBrokers: brokers });
  const topics = Object.entries(variables).filter(([name]) => name.endsWith('_TOPIC_NAME'));
  await admin.deleteTopics({ topics: topics.map(([, topic]) => topic) });
  await admin.close();
}
