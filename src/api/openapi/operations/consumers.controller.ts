import { Controller } from '@nestjs/common';
import { DomainError } from '../../../foundation/common/errors.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { CONSUMERS } from './consumers.operations.js';

/** DataHub's topics, which exist in name only. */
const TOPICS: readonly string[] = [
  'MetadataChangeProposal_v1',
  'FailedMetadataChangeProposal_v1',
  'MetadataChangeLog_Versioned_v1',
  'MetadataChangeLog_Timeseries_v1',
  'PlatformEvent_v1',
  'DataHubUsageEvent_v1',
];

/** A consumer of a topic; times in milliseconds since 1970. */
interface Consumer {
  readonly consumerGroup: string;
  readonly topicName: string;
  readonly registeredAt: number;
  readonly lastHeartbeatAt: number;
}

/** The result of an offset reset. */
interface OffsetReset {
  readonly transport: 'none';
  readonly partitionsUpdated: number;
  readonly resets: readonly never[];
}

/** Consumers of a message bus. The service has none, so no consumers are or can be registered. */
@Controller()
export class ConsumersController {
  /** The consumers of a topic. Throws `NOT_FOUND` for an unknown topic. */
  @Operation(CONSUMERS.list)
  consumers({ topicName }: InputOf<typeof CONSUMERS.list>): readonly Consumer[] {
    requireTopic(topicName);
    return [];
  }

  /** Throws `ENGINE_UNAVAILABLE`, or `NOT_FOUND` for an unknown topic. */
  @Operation(CONSUMERS.register)
  register({ body }: InputOf<typeof CONSUMERS.register>): never {
    requireTopic(body.topicName);
    throw new DomainError(
      'ENGINE_UNAVAILABLE',
      'No consumer can be registered, because there is no message bus. Follow changes with GET /openapi/v1/events/poll, which needs no registration.',
    );
  }

  /** Reports that no consumer was registered. Throws `NOT_FOUND` for an unknown topic. */
  @Operation(CONSUMERS.remove)
  unregister({ topicName }: InputOf<typeof CONSUMERS.remove>): { readonly deleted: false } {
    requireTopic(topicName);
    return { deleted: false };
  }

  /**
   * Reports that no offset was moved: followers of events keep their offsets themselves. Throws `NOT_FOUND` for an
   * unknown topic.
   */
  @Operation(CONSUMERS.resetOffsets)
  reset({ body: { topicName } }: InputOf<typeof CONSUMERS.resetOffsets>): OffsetReset {
    if (topicName !== undefined) requireTopic(topicName);
    return { transport: 'none', partitionsUpdated: 0, resets: [] };
  }
}

function requireTopic(name: string): void {
  if (TOPICS.includes(name)) return;
  throw new DomainError('NOT_FOUND', `Topic not found: ${name}. There are ${TOPICS.join(', ')}.`);
}
