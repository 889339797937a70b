import { allOf, anyOf, condition, held, where } from '../../auth/index.js';

const MANAGING_VIEWS = held('MANAGE_GLOBAL_VIEWS');

/** Condition that the view is or becomes global. */
export const FOR_EVERYBODY = condition('the view is global');

/** Condition that the actor created the view. */
export const MADE = condition('having created the view');

/** Demand for creating a view; every user may create personal views. */
export const CREATING_VIEW = where(FOR_EVERYBODY, MANAGING_VIEWS);

/** Demand for changing and deleting a view. */
export const EDITING_VIEW = anyOf(MADE, allOf(FOR_EVERYBODY, MANAGING_VIEWS));
