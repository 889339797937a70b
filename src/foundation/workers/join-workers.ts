import cluster from 'node:cluster';
import type { FromWorker, ToWorker } from './messages.js';
import { WorkerChannel } from './worker-channel.js';

/** The place of this process among the workers of the service. */
export interface WorkerPlace {
  readonly workers: WorkerChannel;
  /** The port that all workers listen on. */
  readonly port: number;
}

/** Joins the other workers if the primary process started this one; undefined if the service is one process. */
export async function joinWorkers(): Promise<WorkerPlace | undefined> {
  if (!cluster.isWorker) return undefined;
  return new Promise((resolve) => {
    let workers: WorkerChannel | undefined;
    process.on('message', (message: ToWorker) => {
      if (message.kind !== 'welcome') {
        workers?.take(message);
        return;
      }
      workers = new WorkerChannel(message.number, send, message.onlyReads);
      workers.take({ kind: 'members', members: message.members });
      resolve({ workers, port: message.port });
    });
    send({ kind: 'hello' });
  });
}

/** The process ends by itself when its connection to the primary process is closed. */
function send(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
