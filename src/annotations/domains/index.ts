export { Domain, DomainAssociation } from './domain.model.js';
export { DomainModule } from './domain.module.js';
