import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { freshTopics } from '../../support/engines/message-buses.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { secureBroker, SERVICE_PASSWORD } from '../../support/engines/secure-broker.js';

const WRONG_PASSWORD = 'a-password-that-is-wrong';

const broker = secureBroker();

describeWhere(broker !== undefined, 'broker')('A service whose broker demands a password', () => {
  const names = freshTopics();
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment({ env: { ...names, ...broker?.sasl('SCRAM-SHA-512', WRONG_PASSWORD) } });
  });

  afterAll(() => env.stop());

  const messaging = async (): Promise<{ readonly status: string; readonly detail: string }> => {
    const { ready, components } = (await (await env.fetch('/health/ready')).json()) as {
      readonly ready: boolean;
      readonly components: { readonly messaging: { readonly status: string; readonly detail: string } };
    };
    expect(ready).toBe(true);
    return components.messaging;
  };

  it('should run without it when the password is wrong, and say so without the password', async () => {
    const line = /Topics cannot be created yet: Kafka: .*\n/;
    const [text] = await poll(() => line.exec(env.output()) ?? undefined, 'the line of the log');
    expect(text).toMatch(/authentication/i);
    expect(await messaging()).toMatchObject({ status: 'down', detail: 'kafka, topics cannot be created' });
    expect(env.output()).not.toContain(WRONG_PASSWORD);
  });

  it('should publish with the right one', async () => {
    await env.restart('SIGTERM', broker?.sasl('SCRAM-SHA-512'));
    await poll(async () => {
      const text = await (await env.fetch('/actuator/prometheus')).text();
      return /^messaging_publication_holder 1$/m.test(text) && (await messaging()).status === 'up';
    }, 'the publication');
    expect(env.output()).not.toContain(SERVICE_PASSWORD);
  });
});
