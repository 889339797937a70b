import { each, operation } from '../../auth/index.js';

/** Required to add and remove lineage edges. */
export const EDITING_LINEAGE = operation('LINEAGE', 'UPDATE', each('entity', 'at an end of an edge'));
