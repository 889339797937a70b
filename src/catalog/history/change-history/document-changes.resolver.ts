import { Int, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock } from '../../../foundation/common/clock.js';
import { DAY_MS } from '../../../foundation/common/durations.js';
import { type EntityRef, FieldArgument, type GraphqlContext, Long } from '../../../entities/index.js';
import { Document } from '../../documents/index.js';
import { TimelineService } from '../timeline/index.js';
import { DocumentChange } from './document-change.model.js';
import { changesOf } from './document-changes.js';

/** Default length of the time window in milliseconds: 30 days. Source: DataHub's GraphQL. */
const DEFAULT_WINDOW_MS = 30 * DAY_MS;

/** Default number of changes. Source: DataHub's GraphQL. */
const DEFAULT_LIMIT = 50;

const CATEGORIES = ['DOCUMENTATION', 'LIFECYCLE', 'PARENT', 'RELATED_ENTITIES'] as const;

/** Arguments of `Document.changeHistory`. */
interface ChangesArguments {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly limit?: number | null;
}

/** Resolves `changeHistory` of documents. */
@Resolver(() => Document)
export class DocumentChangesResolver {
  constructor(
    private readonly timeline: TimelineService,
    private readonly clock: Clock,
  ) {}

  /** Returns the changes of the document, newest first; none if the actor may not view it. */
  @ResolveField(() => [DocumentChange], { description: 'Changes of the document, newest first.' })
  @FieldArgument('startTimeMillis', () => Long, {
    nullable: true,
    description: 'Start of the time window, in milliseconds since 1970; 30 days before its end if absent.',
  })
  @FieldArgument('endTimeMillis', () => Long, {
    nullable: true,
    description: 'End of the time window, in milliseconds since 1970; the current time if absent.',
  })
  @FieldArgument('limit', () => Int, {
    nullable: true,
    defaultValue: DEFAULT_LIMIT,
    description: 'Maximum number of changes to return.',
  })
  async changeHistory(
    { urn }: EntityRef,
    { startTimeMillis, endTimeMillis, limit }: ChangesArguments,
    { entities }: GraphqlContext,
  ): Promise<readonly DocumentChange[]> {
    if (!(await entities.canView(urn))) return [];
    const endTime = endTimeMillis ?? this.clock.now();
    const startTime = startTimeMillis ?? endTime - DEFAULT_WINDOW_MS;
    const transactions = await this.timeline.transactions({ urn, categories: CATEGORIES, startTime, endTime });
    return changesOf(transactions).slice(0, Math.max(limit ?? DEFAULT_LIMIT, 0));
  }
}
