import { each, operation } from '../../auth/index.js';

/** To draw and remove edges of lineage. */
export const EDITING_LINEAGE = operation('LINEAGE', 'UPDATE', each('entity', 'at an end of an edge'));
