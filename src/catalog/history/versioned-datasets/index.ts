export { VersionedDatasetModule } from './versioned-dataset.module.js';
