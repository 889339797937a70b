export { DataProduct } from './data-product.model.js';
export { DataProductModule } from './data-product.module.js';
