export { PipelineModule } from './pipeline.module.js';
