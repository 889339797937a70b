/** Address of the figures. */
export const FIGURES_PATH = '/openapi/v1/console/figures';

/** How long samples are kept, in milliseconds. */
export const HISTORY_MS = 3_600_000;

const POLL_MS = 1_000;

/** Pause after an error while there has been no figure at all. */
const FIRST_PAUSE_MS = 5_000;

const LONGEST_PAUSE_MS = 30_000;

/** A part of the installation. */
export interface EngineFigures {
  /** For example `SQLite` or `embedded`. */
  readonly kind: string;
  /** Null if it is not known. */
  readonly version: string | null;
  readonly isUp: boolean;
}

/** What the message bus reports. */
export interface BrokerFigures {
  readonly isUp: boolean;
  /** Null if it is not known. */
  readonly publicationLagMs: number | null;
  /** Messages that wait; null if it is not known. */
  readonly consumptionLag: number | null;
}

/** Work per second. */
export interface Rates {
  readonly writes: number;
  readonly reads: number;
  readonly searches: number;
}

/** The figures of a few seconds; times are milliseconds since 1970. */
export interface Sample extends Rates {
  readonly time: number;
  /** Null if it was not known. */
  readonly indexLagMs: number | null;
}

/** A task that runs. */
export interface RunningTask {
  readonly id: string;
  /** For example `restoreIndices`. */
  readonly kind: string;
  readonly startedAt: number;
  readonly progress: Readonly<Record<string, unknown>>;
}

/** Something that an operator should change. */
export interface Warning {
  /** For example `WEAK_PASSWORD`. */
  readonly code: string;
  readonly text: string;
  readonly nextStep: string;
}

/** The response of `/openapi/v1/console/figures`. */
export interface Figures {
  readonly time: number;
  readonly version: string;
  readonly startedAt: number;
  readonly database: EngineFigures;
  readonly search: EngineFigures;
  /** Null if no broker is configured. */
  readonly broker: BrokerFigures | null;
  /** Null if it is not known. */
  readonly indexLagMs: number | null;
  readonly perSecond: Rates;
  readonly memoryBytes: number;
  readonly tasks: readonly RunningTask[];
  readonly warnings: readonly Warning[];
  /** Oldest first; a response to `since` contains those after it only. */
  readonly samples: readonly Sample[];
}

/** `latest` with the samples of the last hour: those of `earlier` that it does not repeat, and its own. */
export function withHistory(earlier: Figures | undefined, latest: Figures): Figures {
  const from = latest.time - HISTORY_MS;
  const next = latest.samples[0]?.time ?? Infinity;
  const kept = (earlier?.samples ?? []).filter(({ time }) => time < next);
  return { ...latest, samples: [...kept, ...latest.samples].filter(({ time }) => time >= from) };
}

/** Time of the last sample, which the next request continues; undefined without samples. */
export function lastSampleTime(figures: Figures | undefined): number | undefined {
  return figures?.samples.at(-1)?.time;
}

/**
 * Milliseconds until the next poll: one second, and after errors as long as there has been no figure, so that the pause
 * doubles each time. Times are milliseconds since 1970, 0 for never.
 */
export function pollPause(dataUpdatedAt: number, errorUpdatedAt: number): number {
  if (errorUpdatedAt <= dataUpdatedAt) return POLL_MS;
  if (dataUpdatedAt === 0) return FIRST_PAUSE_MS;
  return Math.min(Math.max(errorUpdatedAt - dataUpdatedAt, POLL_MS), LONGEST_PAUSE_MS);
}
