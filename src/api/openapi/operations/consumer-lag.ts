import type { JsonObject } from '../../../foundation/json/json.js';

/** The lag of one stream of changes. */
export interface StreamLag {
  /** Consumer group of that stream in DataHub. */
  readonly consumerGroup: string;
  readonly topic: string;
  /** Number of changes that are accepted, but not yet processed. */
  readonly lag: number;
}

/** The lag by consumer group and topic; with partitions only if `isDetailed`. There is a single partition. */
export function lagByGroup({ consumerGroup, topic, lag }: StreamLag, isDetailed: boolean): JsonObject {
  const metrics = { maxLag: lag, medianLag: lag, totalLag: lag, avgLag: lag };
  return { [consumerGroup]: { [topic]: { ...(isDetailed && { partitions: { '0': { lag } } }), metrics } } };
}
