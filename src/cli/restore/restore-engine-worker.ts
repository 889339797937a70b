import { SYSTEM_ACTOR } from '../../auth/index.js';
import type { AppConfig } from '../../foundation/config/index.js';
import {
  CheckIndicesService,
  RestoreIndicesService,
  RestoreTasks,
  TakeoverStatus,
  TaskStore,
} from '../../operations/index.js';
import { engineContext } from '../engine-context.js';
import type { RestoreProgress, RestoreWorker } from './restore-worker.js';

/** The part of the service that restores and compares. */
const PROVIDERS = [RestoreTasks, TaskStore, TakeoverStatus, RestoreIndicesService, CheckIndicesService];

/**
 * Runs the work in this process, on the engines of `config`. Throws `STORE_LOCKED` while a service uses an embedded
 * database, and `ENGINE_UNAVAILABLE`.
 */
export async function engineWorker(config: AppConfig): Promise<RestoreWorker> {
  const app = await engineContext(config, { providers: PROVIDERS });
  const restores = app.get(RestoreIndicesService);
  return {
    restore: async (given) => (await restores.restore(given, SYSTEM_ACTOR.urn)).taskId ?? '',
    progress: async (taskId) => (await restores.status(taskId)) as unknown as RestoreProgress,
    check: (given) => app.get(CheckIndicesService).run(given),
    close: () => app.close(),
  };
}
