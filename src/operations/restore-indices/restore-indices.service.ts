import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { ModelRegistry } from '../../model/index.js';
import { IndexRebuild, RebuildRegister, Reindexer, RestoreTally } from '../../projection/index.js';
import { TakeoverStatus } from '../takeover/takeover-status.js';
import { viewJson } from '../takeover/takeover-view.js';
import { type CheckedRestore, checkRestore, type RestoreArguments } from './restore-arguments.js';
import { restoreResult } from './restore-result.js';
import type { RestoreTaskSubject } from './restore-task.js';
import { RestoreTasks } from './restore-tasks.js';

/** Answer of a restore. */
export interface RestoreAnswer {
  /** The arguments in force. */
  readonly args: JsonObject;
  /** What was done; empty for one that goes on in the background. */
  readonly result: readonly JsonObject[];
  /** Of one that goes on in the background. */
  readonly taskId?: string;
}

/**
 * Derives search documents, edges and the run listing again from the rows in SQL. Who may do that is for the caller to
 * ask.
 */
@Injectable()
export class RestoreIndicesService {
  private readonly logger = new Logger(RestoreIndicesService.name);

  constructor(
    @Inject(Reindexer) private readonly reindexer: Reindexer,
    @Inject(IndexRebuild) private readonly rebuild: IndexRebuild,
    @Inject(RebuildRegister) private readonly register: RebuildRegister,
    @Inject(RestoreTasks) private readonly tasks: RestoreTasks,
    @Inject(TakeoverStatus) private readonly takeover: TakeoverStatus,
    @Inject(ModelRegistry) private readonly registry: ModelRegistry,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Restores what the arguments ask for, or begins to. Throws `INVALID_ARGUMENT` or `MALFORMED_URN` naming the field,
   * `CONFLICT` when a rebuild is under way and another one asked for, and `ENGINE_UNAVAILABLE` when an engine stays
   * away; what was restored before that stays restored.
   */
  async restore(given: RestoreArguments, actor: string): Promise<RestoreAnswer> {
    const checked = checkRestore(given, this.registry, { urn: actor, time: this.clock.now() });
    const subject = this.subjectOf(checked, actor);
    if (checked.isRebuild) await this.rebuild.checkFree();
    if (checked.inBackground) {
      void this.runInBackground(checked, subject);
      return { args: checked.used, result: [], taskId: subject.id };
    }
    const task = await this.tasks.run(subject, () => this.work(checked, subject.tally));
    return { args: checked.used, result: [restoreResult(subject.tally, task.elapsedMs)] };
  }

  /**
   * How far the restores of this process are, which rebuild is under way in any, and the takeover of DataHub's database
   * where there was one. With `taskId` that task alone; throws `NOT_FOUND` when it is not known.
   */
  async status(taskId?: string): Promise<JsonObject> {
    if (taskId !== undefined) return this.taskView(taskId);
    const active = await this.register.current();
    const takeover = await this.takeover.current();
    return {
      running: this.tasks.running.map((task) => task.view()),
      last: this.tasks.last?.view() ?? null,
      rebuild: active === undefined ? null : { begunBy: active.begunBy, begunAt: active.begunOn },
      ...(takeover !== undefined && { takeover: viewJson(takeover) }),
    };
  }

  private taskView(taskId: string): JsonObject {
    const task = this.tasks.find(taskId);
    if (task !== undefined) return task.view();
    throw new DomainError(
      'NOT_FOUND',
      `No restore with the id ${taskId} is known here; the last ones are, until a restart.`,
    );
  }

  private subjectOf({ isRebuild, used }: CheckedRestore, actor: string): RestoreTaskSubject {
    return {
      id: randomUUID(),
      kind: isRebuild ? 'rebuild' : 'restore',
      startedBy: actor,
      startedAt: this.clock.now(),
      args: used,
      tally: new RestoreTally(),
    };
  }

  private async runInBackground(checked: CheckedRestore, subject: RestoreTaskSubject): Promise<void> {
    try {
      await this.tasks.run(subject, () => this.work(checked, subject.tally));
    } catch (error) {
      this.logger.error(`The ${subject.kind} ${subject.id} did not finish: ${String(error)}`);
    }
  }

  private work({ isRebuild, request }: CheckedRestore, tally: RestoreTally): Promise<RestoreTally> {
    return isRebuild ? this.rebuild.run(request, tally) : this.reindexer.restore(request, tally);
  }
}
