export { BootstrapModule } from './bootstrap.module.js';
export { BootstrapService } from './bootstrap.service.js';
