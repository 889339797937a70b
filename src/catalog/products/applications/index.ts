export { Application, ApplicationAssociation } from './application.model.js';
export { ApplicationModule } from './application.module.js';
