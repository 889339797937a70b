import { allOf, anyOf, held, the } from '../../auth/index.js';

/** To manage the whole glossary. */
export const MANAGING_GLOSSARY = held('MANAGE_GLOSSARIES');

/** To manage what a group holds. */
export const MANAGING_CHILDREN = held('MANAGE_GLOSSARY_CHILDREN', the('glossary group that holds it'));

/**
 * To manage everything below a group: asked on the group that holds it, and on those above, up to the first on which it
 * is held.
 */
export const MANAGING_ALL_BELOW = held(
  'MANAGE_ALL_GLOSSARY_CHILDREN',
  the('glossary group that holds it', 'or one above'),
);

/** To create, change and delete terms and groups of terms. */
export const MANAGING_IN_GLOSSARY = anyOf(MANAGING_GLOSSARY, MANAGING_CHILDREN, MANAGING_ALL_BELOW);

/** To move terms and groups: in their old place and in the new. */
export const MOVING_IN_GLOSSARY = allOf(
  MANAGING_IN_GLOSSARY,
  anyOf(
    MANAGING_GLOSSARY,
    held('MANAGE_GLOSSARY_CHILDREN', the('glossary group that it goes to')),
    held('MANAGE_ALL_GLOSSARY_CHILDREN', the('glossary group that it goes to', 'or one above')),
  ),
);
