import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../foundation/config/index.js';
import { compatibilityOf, EVENT_NAMES, type EventName, type EventSchema, eventSchemas } from '../../model/index.js';
import { canonicalFields, canonicalSchema } from './canonical-schema.js';

/** One version of the schema of the messages of a topic. */
export interface PublishedSchema extends EventSchema {
  /** `<topic>-value`. */
  readonly subject: string;
}

/** The schemas of messages by subject, version and id. Nobody can change them. */
@Injectable()
export class PublishedSchemas {
  /** Event by topic; the ids of an event belong to its first topic. */
  private readonly events: ReadonlyMap<string, EventName>;
  private readonly topicsShown: readonly string[];

  constructor({ topics }: AppConfig) {
    this.events = new Map<string, EventName>([
      [topics.proposals, 'MetadataChangeProposal'],
      [topics.failedProposals, 'FailedMetadataChangeProposal'],
      [topics.versionedChanges, 'MetadataChangeLog'],
      [topics.timeseriesChanges, 'MetadataChangeLog'],
      [topics.platformEvents, 'PlatformEvent'],
      [topics.upgradeHistory, 'DataHubUpgradeHistoryEvent'],
    ]);
    this.topicsShown = [...this.events.keys()].filter((topic) => topic !== topics.timeseriesChanges);
  }

  /**
   * Every subject except that of time series, as in DataHub, whose schema is that of the other changes; those that
   * begin with `prefix` if it is given.
   */
  subjects(prefix = ''): readonly string[] {
    return this.topicsShown.map((topic) => `${topic}-value`).filter((subject) => subject.startsWith(prefix));
  }

  /** Every version of a subject, the oldest first; none for an unknown subject. */
  versions(subject: string): readonly PublishedSchema[] {
    const event = this.eventOf(subject);
    return event === undefined ? [] : eventSchemas(event).map((schema) => ({ ...schema, subject }));
  }

  /** The schema of an id, under the subject to which it belongs; undefined for an unknown id. */
  withId(id: number): PublishedSchema | undefined {
    return EVENT_NAMES.flatMap((event) => this.versions(`${this.firstTopicOf(event)}-value`)).find(
      (one) => one.id === id,
    );
  }

  /** `BACKWARD` where a new version of the subject would keep every field, otherwise `NONE`. */
  compatibility(subject: string): 'NONE' | 'BACKWARD' {
    const event = this.eventOf(subject);
    return event === undefined ? 'NONE' : compatibilityOf(event);
  }

  /** Whether `proposed` could follow `existing`: it keeps all of its fields, or with `NONE` is the same schema. */
  isCompatible(proposed: unknown, existing: PublishedSchema): boolean {
    if (compatibilityOf(existing.event) === 'NONE')
      return canonicalSchema(proposed) === canonicalSchema(existing.schema);
    const fields = canonicalFields(proposed);
    return [...canonicalFields(existing.schema)].every((field) => fields.has(field));
  }

  private eventOf(subject: string): EventName | undefined {
    return this.events.get(subject.replace('-value', ''));
  }

  private firstTopicOf(event: EventName): string {
    return [...this.events].find(([, one]) => one === event)?.[0] ?? event;
  }
}
