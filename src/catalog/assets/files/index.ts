export { shownType } from './store/content-type.js';
export type { FolderStorage } from './store/folder/folder-storage.js';
export { FileModule } from './file.module.js';
export { FileKey } from './store/file-key.js';
export { FileStore } from './store/file-store.js';
export { SIGNED_PATH } from './store/folder/signed-addresses.js';
export { openBucket } from './store/s3/open-bucket.js';
