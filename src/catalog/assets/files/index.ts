export { FileModule } from './file.module.js';
export { FileKey } from './store/file-key.js';
export { FileStore } from './store/file-store.js';
export { SIGNED_PATH } from './store/signed-addresses.js';
