export { FormModule } from './form.module.js';
