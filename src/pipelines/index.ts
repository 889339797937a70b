export { DataFlow } from './data-flow.model.js';
export { DataJob, DataJobInputOutput } from './data-job.model.js';
export { DataProcessInstance } from './data-process-instance.model.js';
export { PipelineModule } from './pipeline.module.js';
