export { IncidentModule } from './incident.module.js';
