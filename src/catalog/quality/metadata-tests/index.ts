export { MetadataTestModule } from './metadata-test.module.js';
