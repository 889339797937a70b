import type { KafkaConfig } from '../config/index.js';
import type { MessageBus } from './message-bus.port.js';

/**
 * Loads the client of Kafka and prepares its connections, which are made when they are needed. Throws
 * `CONFIGURATION_INVALID`.
 */
export async function openMessageBus(config: KafkaConfig): Promise<MessageBus> {
  const { KafkaBus } = await import('./adapters/kafka/kafka-bus.js');
  return new KafkaBus(config);
}
