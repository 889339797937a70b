import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EventValue, type FollowedChange, publishableAspect } from '../../aspects/index.js';
import { aspectText, platformEvents } from '../../catalog/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { exactJson } from '../../foundation/json/exact-json.js';
import { Urn } from '../../foundation/common/urn.js';
import { AppConfig } from '../../foundation/config/index.js';
import type { BusMessage } from '../../foundation/messaging/index.js';
import { EventCodec } from '../../ingestion/index.js';
import { ModelRegistry } from '../../model/index.js';

/** A message for a topic. */
export interface TopicMessage extends BusMessage {
  readonly topic: string;
}

const JSON_TYPE = 'application/json';

/** Header of a message whose value is the same whenever the same change is sent. */
const ID = 'id';

/** Changes as DataHub's messages, whose key is the urn. */
@Injectable()
export class ChangeMessages {
  constructor(
    private readonly codec: EventCodec,
    private readonly registry: ModelRegistry,
    private readonly config: AppConfig,
  ) {}

  /**
   * The messages of one change: that of the change log, and platform events. None for secret aspects and for what the
   * model does not know. Throws `ENGINE_UNAVAILABLE` for a schema registry that is down.
   */
  async of(change: FollowedChange): Promise<readonly TopicMessage[]> {
    if (publishableAspect(change, this.registry) === undefined) return [];
    const { topics } = this.config;
    const id = idOf(change);
    const events = platformEvents(change, this.registry);
    return Promise.all([
      this.changeLog(change, id),
      ...events.map(async ({ header, name, payload }, at): Promise<TopicMessage> => {
        const event = { header, name, payload: { ...payload, value: Buffer.from(payload.value) } };
        const value = await this.codec.encode('PlatformEvent', topics.platformEvents, event);
        return { topic: topics.platformEvents, key: change.urn, value, headers: { [ID]: `${id}-${at}` } };
      }),
    ]);
  }

  /** The message of the change log without values, for a change that is too large with them. */
  withoutValues(change: FollowedChange): Promise<TopicMessage> {
    return this.changeLog({ ...change, after: undefined, before: undefined }, idOf(change));
  }

  private async changeLog(change: FollowedChange, id: string): Promise<TopicMessage> {
    const { topics } = this.config;
    const topic = change.kind === 'timeseries' ? topics.timeseriesChanges : topics.versionedChanges;
    return { topic, key: change.urn, value: await this.encoded(change, topic), headers: { [ID]: id } };
  }

  /** Stored system metadata that no schema has, as of other programs, is left out rather than the change. */
  private async encoded(change: FollowedChange, topic: string): Promise<Buffer> {
    const record = this.recordOf(change);
    try {
      return await this.codec.encode('MetadataChangeLog', topic, record);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
      const bare = { ...record, systemMetadata: null, previousSystemMetadata: null };
      return this.codec.encode('MetadataChangeLog', topic, bare);
    }
  }

  private recordOf({ urn, aspectName, changeType, created, after, before }: FollowedChange) {
    return {
      entityType: Urn.parse(urn).entityType,
      entityUrn: urn,
      changeType,
      aspectName,
      aspect: this.aspectOf(aspectName, after),
      systemMetadata: after?.systemMetadata ?? null,
      previousAspectValue: this.aspectOf(aspectName, before),
      previousSystemMetadata: before?.systemMetadata ?? null,
      created: { time: created.time, actor: created.actor, impersonator: created.impersonator ?? null },
    };
  }

  private aspectOf(aspectName: string, given: EventValue | undefined) {
    if (given === undefined) return null;
    return { value: Buffer.from(aspectText(this.registry.findAspect(aspectName), given)), contentType: JSON_TYPE };
  }
}

/** 32 hex digits that only the same change has. */
function idOf({ kind, urn, aspectName, changeType, created, after, before }: FollowedChange): string {
  const versions = [after?.systemMetadata?.version ?? '', before?.systemMetadata?.version ?? ''];
  const value = kind === 'timeseries' && after !== undefined ? exactJson(after.value) : '';
  const text = [kind, urn, aspectName, changeType, created.time, created.actor, ...versions, value].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
