import type { JsonObject } from '../../foundation/json/json.js';
import type { CalledServer } from '../server-arguments.js';
import { callServer } from '../server-call.js';
import type { RestoreProgress, RestoreWorker } from './restore-worker.js';

/** Runs the work in a running service, over HTTP. */
export function serverWorker(server: CalledServer): RestoreWorker {
  return {
    restore: async (given) => (await call<{ taskId: string }>(server, 'restoreIndices', { ...given })).taskId,
    progress: (taskId) => call<RestoreProgress>(server, 'getRestoreStatus', { taskId }),
    check: (given) => call<JsonObject>(server, 'checkIndices', { ...given }),
    close: () => Promise.resolve(),
  };
}

async function call<Answer>(server: CalledServer, action: string, body: object): Promise<Answer> {
  const answer = (await callServer(server, `/operations?action=${action}`, body)) as { readonly value: string };
  return JSON.parse(answer.value) as Answer;
}
