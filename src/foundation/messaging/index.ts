export { AvroCodec, type SchemaSource } from './avro-codec.js';
export {
  type BusMessage,
  type Consumption,
  MessageBus,
  type PartitionLag,
  type ReceivedMessage,
  type Subscription,
  type TopicSpec,
} from './message-bus.port.js';
export { openMessageBus } from './open-message-bus.js';
