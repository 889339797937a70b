export { type TracedAspects, TraceService, type WriteTrace } from './trace.service.js';
export { TracesModule } from './traces.module.js';
