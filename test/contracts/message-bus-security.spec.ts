import { afterEach, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/foundation/config/index.js';
import { type MessageBus, openMessageBus } from '../../src/foundation/messaging/index.js';
import { describeWhere } from '../support/checkout/needs.js';
import { poll } from '../support/measures/poll.js';
import { secureBroker } from '../support/engines/secure-broker.js';

type Variables = Readonly<Record<string, string>>;

const broker = secureBroker();

describeWhere(broker !== undefined, 'broker')('Kafka with TLS and SASL', () => {
  const opened: MessageBus[] = [];

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
  });

  const open = async (variables: Variables = {}): Promise<MessageBus> => {
    const { kafka } = loadConfig(variables);
    if (kafka === undefined) throw new Error('There is no broker');
    const bus = await openMessageBus(kafka);
    opened.push(bus);
    return bus;
  };

  it.each([
    ['a certificate of its own', broker?.mutualTls],
    ['PLAIN', broker?.sasl('PLAIN')],
    ['SCRAM-SHA-256', broker?.sasl('SCRAM-SHA-256')],
    ['SCRAM-SHA-512', broker?.sasl('SCRAM-SHA-512')],
  ])('should send and read with %s', async (_how, variables) => {
    const bus = await open(variables);
    const topic = `topic-${process.hrtime.bigint()}`;
    await bus.createMissing([{ name: topic }]);
    await bus.send(topic, [{ key: 'k', value: Buffer.from('sent') }]);
    const got: string[] = [];
    const handle = async (messages: readonly { readonly value: Buffer }[]): Promise<void> =>
      void got.push(...messages.map(({ value }) => value.toString()));
    const reader = bus.consume({ topic, group: `${topic}-group`, handle });
    await poll(() => got.length > 0, 'the message');
    await reader.stop();
    expect(got).toEqual(['sent']);
  });

  it('should say why it cannot connect, without passwords', async () => {
    const cases = [
      [broker?.sasl('PLAIN', 'wrong'), /authentication/i],
      [broker?.sasl('SCRAM-SHA-512', 'wrong'), /authentication/i],
      [{ ...broker?.sasl('PLAIN'), ...other() }, /certificate/i],
      [{ ...broker?.mutualTls, KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'PLAINTEXT' }, /TLS/],
    ] as const;
    const failures = await Promise.all(cases.map(([variables]) => failureWith(variables)));
    for (const [at, failure] of failures.entries()) {
      expect(failure).toMatchObject({
        code: 'ENGINE_UNAVAILABLE',
        message: expect.stringMatching(cases[at]?.[1] ?? ''),
      });
      expect(String(failure)).not.toContain('wrong');
    }
  });

  const failureWith = async (variables?: Variables): Promise<unknown> => {
    const bus = await open(variables);
    return bus.createMissing([{ name: 't' }]).catch((error: unknown) => error);
  };

  function other(): Variables {
    return { SPRING_KAFKA_PROPERTIES_SSL_TRUSTSTORE_LOCATION: broker?.otherAuthority ?? '' };
  }
});
