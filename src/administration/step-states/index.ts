export { StepStateModule } from './step-state.module.js';
