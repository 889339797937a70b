import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { messageOf } from '../../foundation/common/message-of.js';
import { AppConfig, isEmbedded } from '../../foundation/config/index.js';
import { Workers } from '../../foundation/workers/index.js';
import { type OneStoredSeries, StoredSeries } from '../../timeseries/index.js';

/**
 * Logs a warning after the start if a search server is to have the time series, and the database has values that were
 * never copied there.
 */
@Injectable()
export class UncopiedSeries implements OnApplicationBootstrap {
  private readonly logger = new Logger('TimeSeries');

  constructor(
    private readonly config: AppConfig,
    private readonly stored: StoredSeries,
    private readonly workers: Workers,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.workers.onlyReads) return;
    try {
      await this.compare();
    } catch (error) {
      this.logger.warn(`Failed to look for time series in the database: ${messageOf(error)}`);
    }
  }

  private async compare(): Promise<void> {
    const series = await this.stored.list();
    if (isEmbedded(this.config.search)) {
      if (series.some(({ isCopied }) => isCopied)) await this.stored.forgetCopies();
      return;
    }
    const uncopied = series.filter(({ isCopied }) => !isCopied);
    if (uncopied.length > 0) this.logger.warn(textOf(uncopied));
  }
}

function textOf(uncopied: readonly OneStoredSeries[]): string {
  const names = uncopied.map(({ series }) => `${series.aspect.name} of ${series.entityType}`).join(', ');
  return (
    `The database has values of time series (${names}) that nobody sees, because time series are read from the search ` +
    'server. Stop the service and run metadata-service copy-series with the same settings, which copies them there.'
  );
}
