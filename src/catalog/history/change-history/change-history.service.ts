import { Injectable, Logger } from '@nestjs/common';
import { type Actor, ViewAuthorizer } from '../../../auth/index.js';
import { forbidden } from '../../../foundation/common/errors.js';
import { jsonText } from '../../../foundation/json/json.js';
import { Urn } from '../../../foundation/common/urn.js';
import { messageOf } from '../../../foundation/common/message-of.js';
import { enumValue } from '../../../entities/index.js';
import { CHANGE_CATEGORIES, type ChangeTransaction, type TimelineEvent, TimelineService } from '../timeline/index.js';
import { ChangeCategoryType } from './change-category-type.enum.js';
import { ChangeOperationType } from './change-operation-type.enum.js';
import type { GetSchemaBlameResult, GetSchemaVersionListResult } from './schema-history.model.js';
import { schemaBlame, versionList } from './schema-history.js';
import type { GetSchemaBlameInput, GetTimelineInput } from './timeline.input.js';
import type { GetTimelineResult } from './timeline.model.js';

/** Time window that contains all changes. */
const EVER = { startTime: 0 } as const;

/**
 * Reads the change history of entities. Every method throws `MALFORMED_URN`, and `FORBIDDEN` unless the actor may read
 * the entity; it returns null if the changes cannot be read.
 */
@Injectable()
export class ChangeHistoryService {
  private readonly logger = new Logger('Timeline');

  constructor(
    private readonly timeline: TimelineService,
    private readonly views: ViewAuthorizer,
  ) {}

  /** Returns the changes of an entity and, if requested, of its other versions that the actor may read. */
  async changes(input: GetTimelineInput, actor: Actor): Promise<GetTimelineResult | null> {
    await this.authorize(input.urn, actor);
    return this.orNull(input.urn, async () => {
      const { urns, skipped } = await this.members(input, actor);
      const wanted: readonly string[] = input.changeCategories ?? CHANGE_CATEGORIES;
      const categories = CHANGE_CATEGORIES.filter((category) => wanted.includes(category));
      const transactions = await this.timeline.merged(urns, { categories, ...EVER });
      const changed = transactions.filter(({ changeEvents }) => changeEvents.length > 0);
      return { changeTransactions: changed.map(toTransaction), skippedVersionCount: skipped };
    });
  }

  /** Returns the versions of the schema of a dataset. */
  async schemaVersions(urn: string, actor: Actor): Promise<GetSchemaVersionListResult | null> {
    await this.authorize(urn, actor);
    return this.orNull(urn, async () => versionList(await this.schemaChanges(urn)));
  }

  /** Returns the latest change of each column of a dataset. */
  async schemaBlame({ datasetUrn, version }: GetSchemaBlameInput, actor: Actor): Promise<GetSchemaBlameResult | null> {
    await this.authorize(datasetUrn, actor);
    return this.orNull(datasetUrn, async () => schemaBlame(await this.schemaChanges(datasetUrn), version));
  }

  private schemaChanges(urn: string): Promise<readonly ChangeTransaction[]> {
    return this.timeline.transactions({ urn, categories: ['TECHNICAL_SCHEMA'], ...EVER });
  }

  private async members({ urn, includeVersionSet }: GetTimelineInput, actor: Actor) {
    if (includeVersionSet !== true) return { urns: [urn], skipped: 0 };
    const { urns, skipped } = await this.timeline.versionsOf(urn);
    const readable = await Promise.all(urns.map((one) => this.views.mayRead(actor, one)));
    const kept = urns.filter((_one, at) => readable[at]);
    return { urns: kept, skipped: skipped + urns.length - kept.length };
  }

  private async authorize(urn: string, actor: Actor): Promise<void> {
    Urn.parse(urn);
    if (!(await this.views.mayRead(actor, urn))) throw forbidden();
  }

  private async orNull<Result>(urn: string, read: () => Promise<Result>): Promise<Result | null> {
    try {
      return await read();
    } catch (error) {
      this.logger.warn(`Changes of ${urn} cannot be read: ${messageOf(error)}`);
      return null;
    }
  }
}

function toTransaction({ timestamp, actor, semVer, changeEvents }: ChangeTransaction) {
  return {
    timestampMillis: timestamp,
    lastSemanticVersion: semVer === '' ? 'none' : semVer,
    versionStamp: 'none',
    changeType: ChangeOperationType.MODIFY,
    actor,
    changes: changeEvents.map(toEvent),
  };
}

function toEvent({ entityUrn, category, operation, modifier, parameters, auditStamp, description }: TimelineEvent) {
  return {
    urn: entityUrn,
    category: enumValue(ChangeCategoryType, category),
    operation: enumValue(ChangeOperationType, operation),
    modifier: modifier ?? null,
    parameters: Object.entries(parameters ?? {}).map(([key, value]) => ({ key, value: jsonText(value) })),
    auditStamp: auditStamp ?? null,
    description,
  };
}
