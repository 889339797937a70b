import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import {
  Database,
  engineTime,
  type SqlParameter,
  type SqlTransaction,
  type TableShape,
  ESSENTIAL,
} from '../../foundation/database/index.js';
import type { Task, TaskSpec, TaskState } from './task.js';

const TABLE: TableShape = {
  name: 'task',
  columns: [
    'id',
    'kind',
    'subject',
    'state',
    'owner',
    'parameters',
    'progress',
    'created_on',
    'renewed_on',
    'attempts',
  ],
  key: ['id'],
};

interface TaskRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string | null;
  readonly state: TaskState;
  readonly parameters: string;
  readonly progress: string;
  readonly task_checkpoint: string | null;
  readonly error: string | null;
  readonly created_on: number;
  readonly renewed_on: number;
  readonly finished_on: number | null;
  readonly attempts: number;
}

/**
 * Tasks in SQL. Each unfinished task has an owner, which sends heartbeats; only the owner can change the task.
 * Heartbeats use the database's time, which all processes share. Times are milliseconds since 1970.
 */
@Injectable()
export class TaskStore {
  constructor(private readonly database: Database) {}

  /** Whether this process is the only one that can have tasks. */
  get isAlone(): boolean {
    return this.database.dialect.hasOneWriter;
  }

  /** Stores a new task. Throws `CONFLICT` if an unfinished task has the same subject. */
  async begin(id: string, spec: TaskSpec, owner: string, now: number): Promise<void> {
    await this.database.transaction(async (sql) => {
      const same = await sql.select<{ id: string }>('SELECT id FROM task WHERE subject = ?', [spec.subject]);
      if (same[0] !== undefined) {
        throw new DomainError('CONFLICT', `Task ${same[0].id} is already doing this. Wait until it is completed.`);
      }
      const renewedOn = await engineTime(sql);
      await sql.insert(TABLE, [newRow(id, spec, owner, { createdOn: now, renewedOn, attempts: 1 })]);
    });
  }

  /** Stores a new task in an open transaction, as if `owner` had released it. */
  async schedule(sql: SqlTransaction, id: string, spec: TaskSpec, owner: string, now: number): Promise<void> {
    await sql.insert(TABLE, [newRow(id, spec, owner, { createdOn: now, renewedOn: 0, attempts: 0 })]);
  }

  /** Stores a heartbeat with the progress of the task. Returns false if the task has another owner. */
  renew(id: string, owner: string, progress: JsonObject): Promise<boolean> {
    return this.update(`progress = ?, ${this.renewed}`, [JSON.stringify(progress)], id, owner);
  }

  /** Stores a checkpoint, which counts as a heartbeat. Returns false if the task has another owner. */
  save(id: string, owner: string, checkpoint: string): Promise<boolean> {
    return this.update(`task_checkpoint = ?, ${this.renewed}`, [checkpoint], id, owner);
  }

  /** Ends a task; `error` = reason of a failure. Returns false if the task has another owner. */
  finish(id: string, owner: string, progress: JsonObject, error: string | undefined, now: number): Promise<boolean> {
    const state: TaskState = error === undefined ? 'COMPLETED' : 'FAILED';
    return this.update(
      'state = ?, subject = NULL, progress = ?, error = ?, finished_on = ?',
      [state, JSON.stringify(progress), error ?? null, now],
      id,
      owner,
    );
  }

  /** Cancels a task, whoever owns it; its owner sees that at the next heartbeat. Returns false if it has ended. */
  async cancel(id: string, reason: string, now: number): Promise<boolean> {
    const changed = await this.database.transaction((sql) =>
      sql.execute(
        "UPDATE task SET state = 'CANCELLED', subject = NULL, error = ?, finished_on = ? WHERE id = ? AND state = 'RUNNING'",
        [reason, now, id],
      ),
    );
    return changed > 0;
  }

  /** Releases a task; the end of its process does not count as a failure. */
  release(id: string, owner: string, progress: JsonObject): Promise<boolean> {
    return this.update('progress = ?, renewed_on = 0, attempts = attempts - 1', [JSON.stringify(progress)], id, owner);
  }

  /** Returns unfinished tasks without a heartbeat for `silentMs` milliseconds; 0 = all unfinished tasks. */
  async abandoned(silentMs: number): Promise<readonly Task[]> {
    const rows = await this.database.read((sql) =>
      sql.select<TaskRow>(
        `SELECT * FROM task WHERE state = 'RUNNING' AND (? = 0 OR renewed_on < ${sql.dialect.now} - ?) ORDER BY created_on, id`,
        [silentMs, silentMs],
      ),
    );
    return rows.map(storedTask);
  }

  /** Whether a process runs, or is to resume, a task of this kind. */
  async hasUnfinished(kind: string): Promise<boolean> {
    const select = "SELECT id FROM task WHERE state = 'RUNNING' AND kind = ? LIMIT 1";
    return (await this.database.read((sql) => sql.select(select, [kind]))).length > 0;
  }

  /** Makes `owner` the owner of an abandoned task. Returns false if another process claimed it first. */
  async claim(task: Task, owner: string): Promise<boolean> {
    const changed = await this.database.transaction((sql) =>
      sql.execute(
        `UPDATE task SET owner = ?, attempts = attempts + 1, ${this.renewed} WHERE id = ? AND state = 'RUNNING' AND renewed_on = ?`,
        [owner, task.id, task.renewedOn],
      ),
    );
    return changed > 0;
  }

  /** Returns a task by id, or undefined. */
  async find(id: string): Promise<Task | undefined> {
    const rows = await this.database.read((sql) => sql.select<TaskRow>('SELECT * FROM task WHERE id = ?', [id]));
    return rows.map(storedTask)[0];
  }

  /** Returns the most recently started tasks, at most `count`, the newest first. */
  async newest(count: number): Promise<readonly Task[]> {
    const rows = await this.database.read((sql) =>
      sql.select<TaskRow>('SELECT * FROM task ORDER BY created_on DESC, id DESC LIMIT ?', [count]),
    );
    return rows.map(storedTask);
  }

  /** Returns the most recently started task of a kind. */
  async latest(kind: string): Promise<Task | undefined> {
    const select = 'SELECT * FROM task WHERE kind = ? ORDER BY created_on DESC, id DESC LIMIT 1';
    const rows = await this.database.read((sql) => sql.select<TaskRow>(select, [kind]));
    return rows.map(storedTask)[0];
  }

  /**
   * The time of a heartbeat now. It is later than the previous one, so that only one of several concurrent claims can
   * succeed.
   */
  private get renewed(): string {
    const { dialect } = this.database;
    return `renewed_on = ${dialect.greatest(dialect.now, 'renewed_on + 1')}`;
  }

  private async update(
    assignments: string,
    values: readonly SqlParameter[],
    id: string,
    owner: string,
  ): Promise<boolean> {
    const statement = `UPDATE task SET ${assignments} WHERE id = ? AND owner = ? AND state = 'RUNNING'`;
    const changed = await this.database.transaction((sql) => sql.execute(statement, [...values, id, owner]), ESSENTIAL);
    return changed > 0;
  }
}

/** Values in the order of `TABLE.columns`. */
function newRow(
  id: string,
  { kind, subject, parameters }: TaskSpec,
  owner: string,
  { createdOn, renewedOn, attempts }: Pick<Task, 'createdOn' | 'renewedOn' | 'attempts'>,
): SqlParameter[] {
  return [id, kind, subject, 'RUNNING', owner, JSON.stringify(parameters), '{}', createdOn, renewedOn, attempts];
}

function storedTask(row: TaskRow): Task {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject ?? '',
    state: row.state,
    parameters: JSON.parse(row.parameters) as JsonObject,
    progress: JSON.parse(row.progress) as JsonObject,
    checkpoint: row.task_checkpoint ?? undefined,
    error: row.error ?? undefined,
    createdOn: Number(row.created_on),
    renewedOn: Number(row.renewed_on),
    finishedOn: row.finished_on === null ? undefined : Number(row.finished_on),
    attempts: row.attempts,
  };
}
