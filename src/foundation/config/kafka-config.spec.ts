import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const BROKER = { KAFKA_BOOTSTRAP_SERVER: 'localhost:9092' };

const SASL = {
  ...BROKER,
  KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'SASL_SSL',
  SPRING_KAFKA_PROPERTIES_SASL_JAAS_CONFIG: 'a.b.PlainLoginModule required username="u" password="p\\"w;";',
};

describe('The configuration of Kafka', () => {
  it('should be left out unless a broker is given, with the names of topics', () => {
    const { kafka, topics } = loadConfig({ PLATFORM_EVENT_TOPIC_NAME: 'events' });
    expect(kafka).toBeUndefined();
    expect(topics).toMatchObject({ proposals: 'MetadataChangeProposal_v1', platformEvents: 'events' });
  });

  it('should take brokers with the scheme that DataHub’s default has', () => {
    const { kafka } = loadConfig({ KAFKA_BOOTSTRAP_SERVER: 'http://one:9092, two:9093' });
    expect(kafka).toMatchObject({ brokers: ['one:9092', 'two:9093'], tls: undefined, sasl: undefined });
  });

  it.each([
    [{}, { enabled: true, served: true }],
    [{ EVENTS_API_ENABLED: 'false' }, { enabled: false, served: false }],
    [
      { ...BROKER, EVENTS_API_ENABLED: 'false' },
      { enabled: true, served: false },
    ],
  ])('should keep changes for the bus, also without their API: %j', (env, expected) => {
    expect(loadConfig(env).events).toMatchObject(expected);
  });

  it('should read user and password from the text for Java', () => {
    const { kafka } = loadConfig(SASL);
    expect(kafka).toMatchObject({ sasl: { mechanism: 'PLAIN', username: 'u', password: 'p"w;' }, tls: {} });
  });

  it.each([
    ['KAFKA_PROPERTIES_SECURITY_PROTOCOL', 'SSL', true, false],
    ['SPRING_KAFKA_PROPERTIES_SECURITY_PROTOCOL', 'SASL_PLAINTEXT', false, true],
    ['SPRING_KAFKA_PROPERTIES_SECURITY_PROTOCOL', 'PLAINTEXT', false, false],
  ])('should secure connections by %s=%s', (name, protocol, hasTls, hasSasl) => {
    const { kafka } = loadConfig({ ...SASL, [name]: protocol });
    expect([kafka?.tls !== undefined, kafka?.sasl !== undefined]).toEqual([hasTls, hasSasl]);
  });

  it.each([
    [{}, undefined],
    [{ KAFKA_SCHEMAREGISTRY_URL: 'http://registry:8081' }, undefined],
    [{ SCHEMA_REGISTRY_TYPE: 'KAFKA', KAFKA_SCHEMAREGISTRY_URL: 'http://registry:8081' }, 'http://registry:8081'],
    [{ SCHEMA_REGISTRY_URL: 'http://other:8081' }, 'http://other:8081'],
  ])('should take the schema registry from %j', (env, url) => {
    expect(loadConfig({ ...BROKER, ...env }).kafka?.registryUrl).toBe(url);
  });

  it.each([
    [{ ...SASL, SPRING_KAFKA_PROPERTIES_SASL_JAAS_CONFIG: '' }, 'must contain username'],
    [{ ...SASL, SPRING_KAFKA_PROPERTIES_SASL_JAAS_CONFIG: 'x required username="u";' }, 'must contain username'],
    [{ ...BROKER, SCHEMA_REGISTRY_TYPE: 'KAFKA' }, 'needs KAFKA_SCHEMAREGISTRY_URL'],
    [{ ...BROKER, KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'TLS' }, 'must be one of PLAINTEXT'],
  ])('should refuse %j', (env, message) => {
    expect(() => loadConfig(env)).toThrow(message);
  });
});
