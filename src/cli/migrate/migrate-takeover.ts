import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import type { AppConfig } from '../../foundation/config/index.js';
import { SeriesChangesModule } from '../../ingestion/index.js';
import { OperationsModule, Takeover, TakeoverStatus, takeoverText, type TakeoverView } from '../../operations/index.js';
import { engineContext } from '../engine-context.js';
import { type ProgressOutput, ProgressLine } from '../progress-line.js';

/** Polling interval in milliseconds: slightly longer than a state is cached. */
const POLL_INTERVAL_MS = 1_100;

/**
 * Takes over the database of `config` in this process, or watches the process that does; `again` = even if it was taken
 * over before. Resolves to the last state, or undefined for a database that DataHub did not create. Throws
 * `STORE_LOCKED` while a service uses an embedded database, `CONFLICT`, `ENGINE_UNAVAILABLE`, and `INTERNAL` if it
 * failed.
 */
export async function takeOver(
  config: AppConfig,
  again: boolean,
  output: ProgressOutput,
): Promise<TakeoverView | undefined> {
  const app = await engineContext(config, { imports: [SeriesChangesModule, OperationsModule] });
  app.enableShutdownHooks();
  try {
    if (again && (await app.get(TakeoverStatus).unfinished()) === undefined) await app.get(Takeover).begin();
    return await follow(app, output);
  } finally {
    await app.close();
  }
}

async function follow(app: INestApplicationContext, output: ProgressOutput): Promise<TakeoverView | undefined> {
  const line = new ProgressLine(output, -Infinity);
  for (;;) {
    await wait(POLL_INTERVAL_MS);
    const view = await app.get(TakeoverStatus).current();
    if (view?.state !== 'RUNNING') {
      line.clear();
      if (view?.state === 'FAILED') throw new DomainError('INTERNAL', `The takeover failed. ${view.error ?? ''}`);
      return view;
    }
    line.show(takeoverText(view));
  }
}
