import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { SeriesChanges } from '../../ingestion/index.js';
import { SeriesCatalogue, TimeseriesStore, type TruncationStrategy } from '../../timeseries/index.js';
import { TAKEOVER } from '../takeover/takeover-status.js';
import type { TaskControl } from '../task-status/task.js';
import { TaskRunner } from '../task-status/task-runner.js';
import { TaskStore } from '../task-status/task-store.js';
import { checkArguments, TRUNCATION, type TruncateArguments } from './truncate-arguments.js';
import { truncateSummary } from './truncate-summary.js';

/** Parameters of the task. */
type TruncateParameters = JsonObject & {
  readonly entityType: string;
  readonly aspectName: string;
  readonly endTimeMillis: number;
  readonly strategy: TruncationStrategy;
  readonly batchSize?: number;
  readonly timeoutSeconds?: number;
};

/** Longest time limit of a timer, 24 days, in milliseconds; longer ones would end at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Removes old values of a time series, in the background. A dry run is the default, since time series are the only copy
 * of their data.
 */
@Injectable()
export class TruncateTimeseriesAspectService {
  constructor(
    private readonly timeseries: TimeseriesStore,
    private readonly catalogue: SeriesCatalogue,
    private readonly tasks: TaskRunner,
    private readonly store: TaskStore,
    private readonly changes: SeriesChanges,
  ) {
    tasks.register(TRUNCATION, (parameters, control) => this.run(parameters as TruncateParameters, control));
  }

  /**
   * Returns the effects of a dry run, or starts the removal and returns the id of the task. By default documents are
   * removed one by one, or in one step if more than half of them match. Throws `INVALID_ARGUMENT` with the name of the
   * field, and `CONFLICT` during another truncation of the aspect and during a takeover, which may rebuild it, too.
   */
  async truncate(given: TruncateArguments): Promise<string> {
    checkArguments(given);
    const { entityType, aspect } = this.catalogue.require(given.entityType, given.aspect);
    const series = { entityType, aspectName: aspect.name };
    const [going, total] = await Promise.all([
      this.timeseries.count({ ...series, endTimeMillis: given.endTimeMillis }),
      this.timeseries.count(series),
    ]);
    const strategy = strategyOf(given, going, total);
    if (given.dryRun) return truncateSummary(going, total, strategy);
    if (await this.store.hasUnfinished(TAKEOVER)) {
      const text =
        'The DataHub database is still being taken over, with its time series. Wait until that is completed.';
      throw new DomainError('CONFLICT', text);
    }
    const { endTimeMillis, batchSize, timeoutSeconds } = given;
    return this.tasks.start({
      kind: TRUNCATION,
      subject: subjectOf(series),
      parameters: {
        ...series,
        endTimeMillis,
        strategy,
        ...(batchSize === undefined ? {} : { batchSize }),
        ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
      },
    });
  }

  private async run({ timeoutSeconds, ...truncation }: TruncateParameters, control: TaskControl): Promise<void> {
    const limit =
      timeoutSeconds === undefined ? undefined : AbortSignal.timeout(Math.min(timeoutSeconds * 1_000, LONGEST_MS));
    const count = truncation.strategy === 'delete' ? 'deleted' : 'created';
    try {
      const removal = {
        name: subjectOf(truncation),
        ...truncation,
        concerned: { newestUntil: truncation.endTimeMillis },
      };
      const remove = () =>
        this.timeseries.truncate(truncation, {
          ...control,
          ending: control.signal,
          signal: AbortSignal.any([control.signal, ...(limit === undefined ? [] : [limit])]),
          progress: ({ total, done }) => control.progress({ total, [count]: done }),
        });
      await this.changes.removed(removal, remove, control.signal);
    } catch (error) {
      if (limit?.aborted !== true || control.signal.aborted) throw error;
      const text =
        `The truncation did not finish within ${String(timeoutSeconds)} seconds (timeoutSeconds) and was stopped; ` +
        'some old values are still stored.';
      throw new DomainError('ENGINE_UNAVAILABLE', text, { cause: error });
    }
  }
}

/** At most one truncation of a time series runs at a time. */
function subjectOf({ entityType, aspectName }: Pick<TruncateParameters, 'entityType' | 'aspectName'>): string {
  return `${TRUNCATION} ${entityType} ${aspectName}`;
}

function strategyOf({ forceDeleteByQuery, forceReindex }: TruncateArguments, going: number, total: number) {
  if (forceDeleteByQuery === true) return 'delete';
  return forceReindex === true || going > Math.floor(total / 2) ? 'rebuild' : 'delete';
}
