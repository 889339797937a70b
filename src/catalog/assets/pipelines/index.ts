export { DataFlow } from './data-flow.model.js';
export { DataJob, DataJobInputOutput, QueryLanguage, QueryStatement } from './data-job.model.js';
export { DataProcessInstance } from './data-process-instance.model.js';
export { DataProcessInstanceResult } from './execution-runs.model.js';
export { PipelineModule } from './pipeline.module.js';
