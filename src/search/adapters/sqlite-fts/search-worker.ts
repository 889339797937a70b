import { workerData } from 'node:worker_threads';
import { serveRequests } from '../../../foundation/threads/index.js';
import { IndexStore } from './file/index-store.js';
import { callMethod, transferredError } from './host/call-target.js';
import type { MethodCall, ThreadStart } from './host/thread-protocol.js';
import { IndexReader } from './reading/index-reader.js';
import { StopSignal } from './reading/stop-signal.js';

const { role, path, layout, stopped } = workerData as ThreadStart;
const stop = new StopSignal(stopped);
let target: IndexStore | IndexReader | undefined;

serveRequests(({ method, args }: MethodCall, id) => {
  target ??= role === 'writer' ? new IndexStore(path, layout) : new IndexReader(path, layout, stop);
  stop.begin(id);
  return callMethod(target, method, args);
}, transferredError);
