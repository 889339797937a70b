export { ProcessRunsModule } from './process-runs.module.js';
