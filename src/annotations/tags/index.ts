export { globalTagsOf } from './global-tags.mappings.js';
export { GlobalTags } from './global-tags.model.js';
export { TagUpdateInput } from './tag-update.input.js';
export { TagModule } from './tag.module.js';
