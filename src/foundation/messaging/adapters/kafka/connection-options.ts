import { isIP } from 'node:net';
import type { ConnectionOptions as TlsOptions } from 'node:tls';
import type { KafkaConfig } from '../../../config/index.js';
import { tlsOptions } from './pem-files.js';

/** The options that producers, consumers and administrators of Kafka share. */
export interface ConnectionOptions {
  readonly clientId: string;
  readonly bootstrapBrokers: string[];
  readonly connectTimeout: number;
  readonly requestTimeout: number;
  readonly tls?: TlsOptions;
  /** Whether connections name the host for which they want a certificate, which may not be an address. */
  readonly tlsServerName?: boolean;
  readonly sasl?: NonNullable<KafkaConfig['sasl']>;
}

/** How long a connection or a request may take, in milliseconds. */
const CONNECT_MS = 5_000;
const REQUEST_MS = 30_000;

/** The options for connections to the brokers of `config`. Throws `CONFIGURATION_INVALID` for unusable PEM files. */
export function connectionOptions(config: KafkaConfig): ConnectionOptions {
  return {
    clientId: 'metadata-service',
    bootstrapBrokers: [...config.brokers],
    connectTimeout: CONNECT_MS,
    requestTimeout: REQUEST_MS,
    ...(config.tls === undefined ? {} : { tls: tlsOptions(config.tls), tlsServerName: config.brokers.every(hasName) }),
    ...(config.sasl === undefined ? {} : { sasl: { ...config.sasl } }),
  };
}

function hasName(broker: string): boolean {
  return isIP(broker.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '')) === 0;
}
