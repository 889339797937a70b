import { allOf, anyOf, condition, held, where } from '../../auth/index.js';

const MANAGING_VIEWS = held('MANAGE_GLOBAL_VIEWS');

/** Whether everybody sees the view, or is to see it. */
export const FOR_EVERYBODY = condition('everybody sees the view');

/** Whether the actor made the view. */
export const MADE = condition('having made the view');

/** To create a view; everybody may make views of their own. */
export const CREATING_VIEW = where(FOR_EVERYBODY, MANAGING_VIEWS);

/** To change and delete a view. */
export const EDITING_VIEW = anyOf(MADE, allOf(FOR_EVERYBODY, MANAGING_VIEWS));
