import type { Session } from '../../api/session.js';
import { texts } from '../../texts.js';

const words = texts.operations;

/** Privilege of those who run the service. */
export const OPERATOR = 'MANAGE_SYSTEM_OPERATIONS';

/** A page of the operations. */
export interface OperationSection {
  /** Its path below `/console`. */
  readonly path: string;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly intro: string;
  /** Whoever holds one of these privileges may use it. */
  readonly privileges: readonly string[];
}

const RESTORE = 'RESTORE_INDICES_PRIVILEGE';
const TRUNCATE = 'TRUNCATE_TIMESERIES_INDEX_PRIVILEGE';
const SIZES = 'GET_TIMESERIES_INDEX_SIZES_PRIVILEGE';
const WEBHOOKS = 'MANAGE_WEBHOOKS';

function section(name: keyof typeof words.sections, path: string, ...privileges: string[]): OperationSection {
  return { path: `/operations/${path}`, ...words.sections[name], privileges };
}

/** All pages of the operations by name, in the order of their navigation. */
export const SECTIONS = {
  restore: section('restore', 'restore', RESTORE),
  check: section('check', 'check', RESTORE),
  consistency: section('consistency', 'consistency', OPERATOR),
  sizes: section('sizes', 'sizes', SIZES, OPERATOR),
  timeSeries: section('timeSeries', 'time-series', TRUNCATE),
  tasks: section('tasks', 'tasks', OPERATOR),
  traces: section('traces', 'traces', OPERATOR, RESTORE),
  messageBus: section('messageBus', 'message-bus', OPERATOR),
  webhooks: section('webhooks', 'webhooks', WEBHOOKS),
} as const satisfies Readonly<Record<string, OperationSection>>;

/** Whether the user holds a privilege that a page asks for. */
export function allowsSection({ privileges }: OperationSection, session: Pick<Session, 'privileges'>): boolean {
  return privileges.some((name) => session.privileges.has(name));
}

/** The pages of the operations that the user may open. */
export function allowedSections(session: Pick<Session, 'privileges'>): readonly OperationSection[] {
  return Object.values(SECTIONS).filter((one) => allowsSection(one, session));
}
