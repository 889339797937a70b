export { PublicationModule } from './publication.module.js';
