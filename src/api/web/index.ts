export { WebFolder } from './web-folder.js';
export { WebModule } from './web.module.js';
