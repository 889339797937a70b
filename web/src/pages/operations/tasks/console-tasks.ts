import type { RunningTask } from '../../../api/figures.js';
import { json } from '../../../api/requests.js';
import { countText, wordsOf } from '../../../design/format.js';

/** States of a task. */
export const STATES = ['RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const;

/** One of `STATES`. */
export type TaskState = (typeof STATES)[number];

/** A task of any replica; times are milliseconds since 1970. */
export interface ConsoleTask {
  readonly id: string;
  /** For example `restoreIndices`. */
  readonly kind: string;
  readonly state: TaskState;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly error: string | null;
  readonly progress: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The last `count` tasks of all replicas, newest first. Throws `ApiError`. */
export async function loadTasks(count: number, signal: AbortSignal): Promise<readonly ConsoleTask[]> {
  const query = { count };
  return (await json<{ readonly tasks: readonly ConsoleTask[] }>('/openapi/v1/console/tasks', { query, signal })).tasks;
}

/** `tasks` with the live progress of those that run. */
export function withLive(tasks: readonly ConsoleTask[], live: readonly RunningTask[]): readonly ConsoleTask[] {
  const progress = new Map(live.map((one) => [one.id, one.progress]));
  return tasks.map((task) => ({ ...task, progress: progress.get(task.id) ?? task.progress }));
}

/** Members of an object in one line, without empty ones and lists of objects: `rows done 1,200 · urn like urn:%`. */
export function membersText(members: Readonly<Record<string, unknown>>): string {
  return Object.entries(members)
    .flatMap(([name, value]) => {
      const text = valueText(value);
      return text === '' ? [] : [`${wordsOf(name)} ${text}`];
    })
    .join(' · ');
}

/** Larger numbers are milliseconds since 1970. */
const LARGEST_COUNT = 100_000_000_000;

function valueText(value: unknown): string {
  if (typeof value === 'number') return value > LARGEST_COUNT ? new Date(value).toISOString() : countText(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(', ');
  if (typeof value === 'object' && value !== null) return membersText(value as Readonly<Record<string, unknown>>);
  return value === true ? 'yes' : '';
}
