export { BusinessAttribute } from './business-attribute.model.js';
export { BusinessAttributeModule } from './business-attribute.module.js';
