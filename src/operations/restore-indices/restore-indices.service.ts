import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { ModelRegistry } from '../../model/index.js';
import {
  IndexRebuild,
  RebuildRegister,
  Reindexer,
  type RestorePlace,
  type RestoreRequest,
  RestoreTally,
} from '../../projection/index.js';
import { TakeoverStatus } from '../takeover/takeover-status.js';
import { viewJson } from '../takeover/takeover-view.js';
import { BackgroundRestores, type RestoreControl } from './background-restores.js';
import { type CheckedRestore, checkRestore, type RestoreArguments } from './restore-arguments.js';
import type { RestoreTask, RestoreTaskSubject } from './restore-task.js';
import { RestoreTasks } from './restore-tasks.js';
import { argumentsOf, type BackgroundRestore } from './stored-restore.js';

/** How long a rebuild that was interrupted waits for its former process to be given up, in milliseconds. */
const PATIENCE_MS = 60_000;

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
    private readonly reindexer: Reindexer,
    private readonly rebuild: IndexRebuild,
    private readonly register: RebuildRegister,
    private readonly tasks: RestoreTasks,
    private readonly takeover: TakeoverStatus,
    private readonly registry: ModelRegistry,
    private readonly clock: Clock,
    @Optional() @Inject(BackgroundRestores) private readonly background: BackgroundRestores | undefined,
  ) {
    background?.handle((restore, control) => this.runInBackground(restore, control));
  }

  /**
   * Restores the selected rows, or starts to do so in the background. Throws `INVALID_ARGUMENT` or `MALFORMED_URN` with
   * the name of the field, `CONFLICT` for a rebuild during another rebuild, and `ENGINE_UNAVAILABLE`; rows restored
   * before an error stay restored.
   */
  async restore(given: RestoreArguments, actor: string): Promise<RestoreResponse> {
    const checked = checkRestore(given, this.registry, { urn: actor, time: this.clock.now() });
    if (checked.isRebuild) await this.rebuild.checkFree();
    if (checked.inBackground) {
      const taskId = await this.startInBackground(checked, actor);
      return { args: checked.used, result: [], taskId };
    }
    const task = await this.tasks.run(this.subjectOf(checked, actor, randomUUID()), (begun) =>
      this.work(checked, begun, { signal: begun.signal }),
    );
    return { args: checked.used, result: [task.result()] };
  }

  /**
   * Returns how many rows a restore with these arguments would read, and how long it would take at the rate of the last
   * restore of this process. Restores nothing. Throws as `restore` does.
   */
  async estimate(given: RestoreArguments, actor: string): Promise<JsonObject> {
    const { request, used } = checkRestore(given, this.registry, { urn: actor, time: this.clock.now() });
    const rows = await this.reindexer.rowsOf(request);
    const rate = this.tasks.knownRate;
    return {
      args: used,
      rows,
      ...(rate !== undefined && { rowsPerSecond: Math.round(rate), seconds: Math.ceil(rows / rate) }),
    };
  }

  /**
   * Cancels a restore of any process and returns its state; rows restored before stay restored. Throws `NOT_FOUND` for
   * an unknown restore, and `CONFLICT` for one that has ended.
   */
  async cancel(taskId: string, actor: string): Promise<JsonObject> {
    const error = new DomainError('CONFLICT', `The restore was cancelled by ${actor}. Rows restored before stay so.`);
    const isStored = (await this.background?.cancel(taskId, error)) === true;
    const isCancelled = await this.tasks.cancel(taskId, error);
    if (isStored || isCancelled) return { taskId, state: 'CANCELLED' };
    await this.taskView(taskId);
    throw new DomainError('CONFLICT', `The restore ${taskId} has ended already; getRestoreStatus tells how.`);
  }

  /**
   * Returns the progress of the restores of this replica, of a rebuild in any process, and of the takeover of a DataHub
   * database. With `taskId`, returns only that task; throws `NOT_FOUND` for an unknown task.
   */
  async status(taskId?: string): Promise<JsonObject> {
    if (taskId !== undefined) return this.taskView(taskId);
    const active = await this.register.current();
    const takeover = await this.takeover.current();
    const others = await this.tasks.elsewhere();
    const own = this.tasks.running.map((task) => task.view());
    return {
      running: [...own, ...others.filter(({ state }) => state === 'RUNNING')],
      last: lastEnded([...others, ...(this.tasks.last === undefined ? [] : [this.tasks.last.view()])]),
      rebuild: active === undefined ? null : { begunBy: active.begunBy, begunAt: active.begunOn },
      ...(takeover !== undefined && { takeover: viewJson(takeover) }),
    };
  }

  /** The task table decides about a restore that failed here: it was cancelled, or another process continues it. */
  private async taskView(taskId: string): Promise<JsonObject> {
    const own = this.tasks.find(taskId)?.view();
    if (own !== undefined && own['state'] !== 'FAILED') return own;
    const stored = await this.background?.view(taskId);
    if (stored?.['state'] === 'CANCELLED') return { ...own, ...stored };
    if (stored !== undefined && stored['state'] !== 'FAILED') return stored;
    const found = own ?? stored ?? (await this.tasks.elsewhere()).find((view) => view['taskId'] === taskId);
    if (found !== undefined) return found;
    throw new DomainError(
      'NOT_FOUND',
      `No restore with the id ${taskId} is known. Restores that a caller waits for are kept until the next restart.`,
    );
  }

  private subjectOf({ isRebuild, used }: CheckedRestore, actor: string, id: string): RestoreTaskSubject {
    return {
      id,
      kind: isRebuild ? 'rebuild' : 'restore',
      startedBy: actor,
      startedAt: this.clock.now(),
      args: used,
      tally: new RestoreTally(),
    };
  }

  private async startInBackground(checked: CheckedRestore, actor: string): Promise<string> {
    const subject = this.subjectOf(checked, actor, this.background?.nextId() ?? randomUUID());
    if (this.background === undefined) void this.runUnlisted(checked, subject);
    else await this.background.start(subject);
    return subject.id;
  }

  private async runUnlisted(checked: CheckedRestore, subject: RestoreTaskSubject): Promise<void> {
    try {
      await this.tasks.run(subject, (task) => this.work(checked, task, { signal: task.signal }));
    } catch (error) {
      this.logger.error(`The ${subject.kind} ${subject.id} failed: ${String(error)}`);
    }
  }

  /** Runs a restore from its checkpoint. The effective arguments select the same rows as the first run. */
  private async runInBackground(restore: BackgroundRestore, control: RestoreControl): Promise<void> {
    const { startedBy, startedAt } = restore;
    const { signal, checkpoint } = control;
    const { counts, place, elapsedMs = 0 } = checkpoint ?? {};
    const now = this.clock.now();
    const checked = checkRestore(argumentsOf(restore.args), this.registry, { urn: startedBy, time: now });
    const tally = counts === undefined ? new RestoreTally() : RestoreTally.continued(counts);
    const earlier = checkpoint === undefined ? {} : { earlier: { elapsedMs, resumedAt: now } };
    await this.tasks.run({ ...restore, startedAt, tally, ...earlier }, async (task) => {
      control.begun(task);
      const keep = (reached?: RestorePlace): Promise<void> =>
        control.save({ elapsedMs: task.elapsedMs, ...(reached && { place: reached, counts: tally.counts }) });
      if (checkpoint === undefined) await keep();
      const either = AbortSignal.any([signal, task.signal]);
      await this.work(checked, task, { signal: either, save: keep, ...(place && { place }) });
    });
  }

  private work(
    checked: CheckedRestore,
    { subject: { tally, earlier } }: RestoreTask,
    run: Pick<RestoreRequest, 'signal' | 'save' | 'place'>,
  ): Promise<RestoreTally> {
    const request = { ...checked.request, ...run };
    return checked.isRebuild
      ? this.rebuild.run(request, tally, earlier === undefined ? 0 : PATIENCE_MS)
      : this.reindexer.restore(request, tally);
  }
}

/** The view of the task that ended last; null if none has ended. */
function lastEnded(views: readonly JsonObject[]): JsonObject | null {
  const endOf = ({ endedAt }: JsonObject): number => (typeof endedAt === 'number' ? endedAt : 0);
  return views.reduce<JsonObject | null>(
    (last, view) => (endOf(view) > (last === null ? 0 : endOf(last)) ? view : last),
    null,
  );
}
