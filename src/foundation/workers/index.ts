export { joinWorkers, type WorkerPlace } from './join-workers.js';
export { OneProcess } from './one-process.js';
export { WorkerGroup } from './worker-group.js';
export { Notice, Question, Workers, type WorkerState } from './workers.port.js';
export { WorkersModule } from './workers.module.js';
