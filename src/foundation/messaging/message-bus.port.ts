/** A message for a topic. */
export interface BusMessage {
  /** Messages of one topic with the same key keep their order. */
  readonly key: string | undefined;
  readonly value: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A message of a topic, with its place. */
export interface ReceivedMessage extends BusMessage {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** A topic that is created when it is missing. */
export interface TopicSpec {
  readonly name: string;
  /** Absent = the number that the configuration gives. */
  readonly partitions?: number;
  /** How long messages are kept, in milliseconds; -1 = for ever. Absent = as the broker decides. */
  readonly retentionMs?: number;
}

/** What reads a topic, and how. */
export interface Subscription {
  readonly topic: string;
  /** Processes with the same group share the partitions of the topic. */
  readonly group: string;
  /**
   * Handles messages of one partition, in their order. Once it resolves they are not delivered again; when it rejects,
   * or the process ends before, they are. `isOwned` turns false when another process has the partition, or this one
   * stops reading: what is not handled by then is left to others.
   */
  handle(messages: readonly ReceivedMessage[], isOwned: () => boolean): Promise<void>;
}

/** A subscription that is being read, with new attempts after every failure. */
export interface Consumption {
  /** The message of the failure because of which nothing is read now; undefined while the topic is read. */
  readonly failure: string | undefined;
  /** Ends the reading once the handler has returned. Never rejects. */
  stop(): Promise<void>;
}

/** The messages of a partition that a group has not read. */
export interface PartitionLag {
  readonly partition: number;
  /** Position of the group; undefined if it has read nothing. */
  readonly offset: bigint | undefined;
  /** Messages behind that position. */
  readonly lag: number;
}

/** Topics that other programs read and write. Methods throw `ENGINE_UNAVAILABLE` when no broker answers. */
export abstract class MessageBus {
  /** Creates the topics that are missing; those that are there stay as they are. */
  abstract createMissing(topics: readonly TopicSpec[]): Promise<void>;

  /**
   * Sends messages to one topic, in order for each key. Resolves once every broker that keeps the topic has them; when
   * it rejects, some may have been sent. Throws `PAYLOAD_TOO_LARGE` for a message beyond the limit of the topic.
   */
  abstract send(topic: string, messages: readonly BusMessage[]): Promise<void>;

  /** Reads a topic from the position of the group, or from its beginning, until it is stopped. */
  abstract consume(subscription: Subscription): Consumption;

  /** How far a group is behind on each partition of a topic. */
  abstract lag(group: string, topic: string): Promise<readonly PartitionLag[]>;

  /** Ends every connection. Consumptions are stopped before. */
  abstract close(): Promise<void>;
}
