export type { ChangeCategory, ChangeEvent, ChangeTransaction, TimelineEvent } from './change.js';
export { CHANGE_CATEGORIES } from './change.js';
export { changeCategory } from './change-category.js';
export { changesBetween } from './transactions.js';
export { TimelineModule } from './timeline.module.js';
export { type TimelineQuery, TimelineService, type VersionMembers } from './timeline.service.js';
