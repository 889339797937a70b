export { globalTagsOf, type StoredGlobalTags } from './global-tags.mappings.js';
export { GlobalTags } from './global-tags.model.js';
export { TagModule } from './tag.module.js';
