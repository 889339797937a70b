import { allOf, anyOf, held, the } from '../../auth/index.js';

/** To manage the whole glossary. */
export const MANAGING_GLOSSARY = held('MANAGE_GLOSSARIES');

/** To manage the children of a term group. */
export const MANAGING_CHILDREN = held('MANAGE_GLOSSARY_CHILDREN', the('glossary group that holds it'));

/**
 * To manage all descendants of a term group: checked on the parent term group, then on its ancestors up to the first on
 * which the privilege is held.
 */
export const MANAGING_ALL_BELOW = held(
  'MANAGE_ALL_GLOSSARY_CHILDREN',
  the('glossary group that holds it', 'or one above'),
);

/** To create, change and delete terms and term groups. */
export const MANAGING_IN_GLOSSARY = anyOf(MANAGING_GLOSSARY, MANAGING_CHILDREN, MANAGING_ALL_BELOW);

/** To move terms and term groups: checked at the old and at the new place. */
export const MOVING_IN_GLOSSARY = allOf(
  MANAGING_IN_GLOSSARY,
  anyOf(
    MANAGING_GLOSSARY,
    held('MANAGE_GLOSSARY_CHILDREN', the('glossary group that it goes to')),
    held('MANAGE_ALL_GLOSSARY_CHILDREN', the('glossary group that it goes to', 'or one above')),
  ),
);
