import { condition, held, where } from '../../auth/index.js';

/** To write what everybody sees. */
export const MANAGING_PAGES = held('MANAGE_HOME_PAGE_TEMPLATES');

/** To write and delete a module or a template. */
export const WRITING_PAGES = where(
  condition('everybody sees it, or is to see it'),
  MANAGING_PAGES,
  condition('having made it'),
);
