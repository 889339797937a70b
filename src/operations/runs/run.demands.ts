import { allOf, allOfType, each, operation } from '../../auth/index.js';

/** To see and change ingestion sources and what they are asked to do, and to roll runs back. */
export const MANAGING_INGESTION = operation('ENTITY', 'MANAGE', allOfType('dataHubIngestionSource'));

/** To take back what a run wrote: asked on all of it. */
export const DELETING_WRITTEN = operation('ENTITY', 'DELETE', each('entity', 'that was written'));

/** To take back what a run of ingestion wrote. */
export const ROLLING_BACK = allOf(MANAGING_INGESTION, DELETING_WRITTEN);
