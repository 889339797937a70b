export { Application } from './application.model.js';
export { ApplicationModule } from './application.module.js';
