import { condition, held, where } from '../../auth/index.js';

/** Demand for writing global modules and templates. */
export const MANAGING_PAGES = held('MANAGE_HOME_PAGE_TEMPLATES');

/** Demand for writing and deleting a module or a template. */
export const WRITING_PAGES = where(
  condition('the module or template is or becomes global'),
  MANAGING_PAGES,
  condition('having created the module or template'),
);
