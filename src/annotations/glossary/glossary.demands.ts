import { allOf, anyOf, held, the } from '../../auth/index.js';

/** Demand for managing the whole glossary. */
export const MANAGING_GLOSSARY = held('MANAGE_GLOSSARIES');

/** Demand for managing the children of a term group. */
export const MANAGING_CHILDREN = held('MANAGE_GLOSSARY_CHILDREN', the('parent term group'));

/** Demand for managing all descendants of a term group, held on the parent term group or one of its ancestors. */
export const MANAGING_ALL_BELOW = held(
  'MANAGE_ALL_GLOSSARY_CHILDREN',
  the('parent term group', 'or an ancestor of it'),
);

/** Demand for creating, changing and deleting terms and term groups. */
export const MANAGING_IN_GLOSSARY = anyOf(MANAGING_GLOSSARY, MANAGING_CHILDREN, MANAGING_ALL_BELOW);

/** Demand for moving terms and term groups, checked at the old and the new place. */
export const MOVING_IN_GLOSSARY = allOf(
  MANAGING_IN_GLOSSARY,
  anyOf(
    MANAGING_GLOSSARY,
    held('MANAGE_GLOSSARY_CHILDREN', the('new parent term group')),
    held('MANAGE_ALL_GLOSSARY_CHILDREN', the('new parent term group', 'or an ancestor of it')),
  ),
);
