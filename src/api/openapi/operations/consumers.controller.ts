import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { Privileged, RefusedWith } from '../../../auth/index.js';
import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import { type Query as QueryParameters, textOf } from '../query.js';
import { systemRefusal } from '../system-refusal.js';
import { objectOf, textIn } from './members.js';

/** DataHub's topics, none of which is carried by anything. */
const TOPICS: readonly string[] = [
  'MetadataChangeProposal_v1',
  'FailedMetadataChangeProposal_v1',
  'MetadataChangeLog_Versioned_v1',
  'MetadataChangeLog_Timeseries_v1',
  'PlatformEvent_v1',
  'DataHubUsageEvent_v1',
];

/** A program that reads a topic; times in milliseconds since 1970. */
interface Consumer {
  readonly consumerGroup: string;
  readonly topicName: string;
  readonly registeredAt: number;
  readonly lastHeartbeatAt: number;
}

/** Which offsets a reset moved. */
interface OffsetReset {
  readonly transport: 'none';
  readonly partitionsUpdated: number;
  readonly resets: readonly never[];
}

/** Consumers of a message bus, of which there is none: nobody is registered, and nobody can be. */
@Controller('openapi/operations/messaging')
export class ConsumersController {
  /** The consumers of a topic. Throws `NOT_FOUND` for an unknown topic. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('consumers')
  consumers(@Query() query: QueryParameters): readonly Consumer[] {
    requireTopic(textOf(query, 'topicName'));
    return [];
  }

  /** Throws `ENGINE_UNAVAILABLE`, after it has checked what is asked for. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Put('consumers')
  register(@Body() body: unknown): never {
    const asked = objectOf(body, 'The body');
    requireGroup(textIn(asked, 'consumerGroup'));
    requireTopic(textIn(asked, 'topicName'));
    throw new DomainError(
      'ENGINE_UNAVAILABLE',
      'No consumer can be registered, because there is no message bus. Follow changes with GET /openapi/v1/events/poll, which needs no registration.',
    );
  }

  /** Says that nobody was registered. Throws `NOT_FOUND` for an unknown topic. */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Delete('consumers')
  unregister(@Query() query: QueryParameters): { readonly deleted: false } {
    requireGroup(textOf(query, 'consumerGroup'));
    requireTopic(textOf(query, 'topicName'));
    return { deleted: false };
  }

  /**
   * Says that no offset was moved: those who poll events keep their offsets themselves. Throws `NOT_FOUND` for an
   * unknown topic.
   */
  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Post('consumer/offsets/reset')
  @HttpCode(200)
  reset(@Body() body: unknown): OffsetReset {
    const topic = textIn(body == null ? {} : objectOf(body, 'The body'), 'topicName');
    if (topic !== undefined) requireTopic(topic);
    return { transport: 'none', partitionsUpdated: 0, resets: [] };
  }
}

function requireTopic(name: string | undefined): void {
  if (name === undefined || name === '') throw invalidArgument('"topicName" is required: name a topic.');
  if (!TOPICS.includes(name))
    throw new DomainError('NOT_FOUND', `Topic not found: ${name}. There are ${TOPICS.join(', ')}.`);
}

function requireGroup(name: string | undefined): void {
  if (name === undefined || name === '') throw invalidArgument('"consumerGroup" is required: name a consumer group.');
}
