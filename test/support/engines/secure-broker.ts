import { join } from 'node:path';

/** A broker that demands certificates or passwords, beside its open address. */
export interface SecureBroker {
  /** Variables of a client with a certificate of its own, whose key has a password. */
  readonly mutualTls: Variables;
  /** Variables of the user `service` with one of the mechanisms of SASL. */
  sasl(mechanism: string, password?: string): Variables;
  /** The authority of certificates that the broker does not use. */
  readonly otherAuthority: string;
}

type Variables = Readonly<Record<string, string>>;

/** The password of the user `service`. */
export const SERVICE_PASSWORD = 'service-password';

/**
 * The listeners that `TEST_KAFKA_SSL` and `TEST_KAFKA_SASL_SSL` name, with the folder `TEST_KAFKA_CERTIFICATES`;
 * undefined where there are none. `TEST_BUSES=kafka` requires them, so that a check cannot pass by not running.
 */
export function secureBroker(): SecureBroker | undefined {
  const { TEST_KAFKA_SSL: ssl, TEST_KAFKA_SASL_SSL: saslSsl, TEST_KAFKA_CERTIFICATES: folder } = process.env;
  if (ssl === undefined || saslSsl === undefined || folder === undefined) {
    if (process.env.TEST_BUSES !== 'kafka') return undefined;
    throw new Error('The tests are to use Kafka, but TEST_KAFKA_SSL and the like name no broker that is secured');
  }
  const authority = { SPRING_KAFKA_PROPERTIES_SSL_TRUSTSTORE_LOCATION: join(folder, 'authority.pem') };
  return {
    mutualTls: {
      ...authority,
      KAFKA_BOOTSTRAP_SERVER: ssl,
      KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'SSL',
      SPRING_KAFKA_PROPERTIES_SSL_KEYSTORE_LOCATION: join(folder, 'client.pem'),
      SPRING_KAFKA_PROPERTIES_SSL_KEY_PASSWORD: 'key-password',
    },
    sasl: (mechanism, password = SERVICE_PASSWORD) => ({
      ...authority,
      KAFKA_BOOTSTRAP_SERVER: saslSsl,
      KAFKA_PROPERTIES_SECURITY_PROTOCOL: 'SASL_SSL',
      SPRING_KAFKA_PROPERTIES_SASL_MECHANISM: mechanism,
      SPRING_KAFKA_PROPERTIES_SASL_JAAS_CONFIG: `ignored.by.us required username="service" password="${password}";`,
    }),
    otherAuthority: join(folder, 'other-authority.pem'),
  };
}
