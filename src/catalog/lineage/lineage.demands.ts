import { each, operation } from '../../auth/index.js';

/** Demand to add and remove lineage edges. */
export const EDITING_LINEAGE = operation('LINEAGE', 'UPDATE', each('entity', 'at either end of an edge'));
