import { parentPort, workerData } from 'node:worker_threads';
import { IndexStore } from './file/index-store.js';
import { callMethod, transferredError } from './host/call-target.js';
import type { WorkerAnswer, WorkerCall, WorkerStart } from './host/worker-protocol.js';
import { IndexReader } from './reading/index-reader.js';
import { StopSignal } from './reading/stop-signal.js';

const { role, path, layout, stopped } = workerData as WorkerStart;
const stop = new StopSignal(stopped);
let target: IndexStore | IndexReader | undefined;

function answerTo({ id, method, args }: WorkerCall): WorkerAnswer {
  try {
    target ??= role === 'writer' ? new IndexStore(path, layout) : new IndexReader(path, layout, stop);
    stop.begin(id);
    return { id, answer: callMethod(target, method, args) };
  } catch (error) {
    return { id, error: transferredError(error) };
  }
}

parentPort?.on('message', (call: WorkerCall) => parentPort?.postMessage(answerTo(call)));
