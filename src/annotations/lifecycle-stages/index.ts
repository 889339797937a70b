export { LifecycleStageModule } from './lifecycle-stage.module.js';
