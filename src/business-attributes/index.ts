export { BusinessAttributeModule } from './business-attribute.module.js';
