export { IngestionSourceModule } from './ingestion-source.module.js';
