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

/** Response of a restore. */
export interface RestoreResponse {
  /** The effective arguments. */
  readonly args: JsonObject;
  /** Results of the restore; empty for a restore in the background. */
  readonly result: readonly JsonObject[];
  /** Id of the task of a restore in the background. */
  readonly taskId?: string;
}

/**
 * Derives search documents, edges and the run listing from the rows in SQL. Checks no privileges; the caller does.
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
   * Restores the selected rows, or starts to do so in the background. Throws `INVALID_ARGUMENT` or `MALFORMED_URN` with
   * the name of the field, `CONFLICT` for a rebuild during another rebuild, and `ENGINE_UNAVAILABLE`; rows restored
   * before an error stay restored.
   */
  async restore(given: RestoreArguments, actor: string): Promise<RestoreResponse> {
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
   * Returns the progress of the restores of this process, of a rebuild in any process, and of the takeover of a DataHub
   * database. With `taskId`, returns only that task; throws `NOT_FOUND` for an unknown task.
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
      `No restore with the id ${taskId} is known. Only recent restores since the last restart are kept.`,
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
      this.logger.error(`The ${subject.kind} ${subject.id} failed: ${String(error)}`);
    }
  }

  private work({ isRebuild, request }: CheckedRestore, tally: RestoreTally): Promise<RestoreTally> {
    return isRebuild ? this.rebuild.run(request, tally) : this.reindexer.restore(request, tally);
  }
}
