import type { Concern } from '../../../../foundation/config/index.js';
import type { Sample } from './figure-samples.js';
import type { ServiceState } from './service-state.js';

/** Samples that a growing lag covers, and the lag from which it is reported, in milliseconds. */
const GROWING_SAMPLES = 6;
const LEAST_LAG_MS = 10_000;

/** What needs an operator's attention now: what the start warned of, and what follows from the state. */
export function warningsOf(state: ServiceState, samples: readonly Sample[]): readonly Concern[] {
  return [
    ...componentWarnings(state),
    ...(isGrowing(samples) ? [growingLag(samples.at(-1)?.indexLagMs ?? 0)] : []),
    ...diskWarnings(state),
    ...state.concerns,
  ];
}

function componentWarnings({ health: { components } }: ServiceState): readonly Concern[] {
  const { database, search, messaging } = components;
  const rejected = search.rejected ?? 0;
  return [
    ...(database.status === 'up'
      ? []
      : [concern('DATABASE_DOWN', `${database.detail}.`, 'Start the database, or free space on its disk.')]),
    ...(search.status === 'up'
      ? []
      : [
          concern(
            'SEARCH_DOWN',
            `${search.detail}. Writes continue, and search catches up.`,
            'Start the search engine, or free space on its disk.',
          ),
        ]),
    ...(messaging === undefined || messaging.status === 'up'
      ? []
      : [
          concern('BROKER_DOWN', `The message bus: ${messaging.detail}.`, 'Start the broker; the log names the cause.'),
        ]),
    ...(rejected === 0
      ? []
      : [
          concern(
            'DOCUMENTS_REJECTED',
            `The search engine rejects the documents of ${String(rejected)} entities.`,
            'The log names them and the reason; correct their metadata.',
          ),
        ]),
  ];
}

function isGrowing(samples: readonly Sample[]): boolean {
  const lags = samples.slice(-GROWING_SAMPLES).map(({ indexLagMs }) => indexLagMs ?? 0);
  if (lags.length < GROWING_SAMPLES || (lags.at(-1) ?? 0) < LEAST_LAG_MS) return false;
  return lags.every((lag, at) => at === 0 || lag > (lags[at - 1] ?? 0));
}

function growingLag(lagMs: number): Concern {
  return concern(
    'LAG_GROWING',
    `Search is ${String(Math.round(lagMs / 1000))} s behind the writes, and falls further behind.`,
    'Look at the load of the search engine, or write more slowly.',
  );
}

function diskWarnings({ disk }: ServiceState): readonly Concern[] {
  if (disk === undefined || disk.state === 'ENOUGH') return [];
  return [concern('DISK_NEARLY_FULL', `${disk.text}.`, 'Free some space, or set DATA_DIR to another disk.')];
}

function concern(code: string, text: string, nextStep: string): Concern {
  return { code, text, nextStep };
}
