import { allOf, allOfType, each, operation } from '../../auth/index.js';

/** Demand for viewing and changing ingestion sources and execution requests, and for rolling back runs. */
export const MANAGING_INGESTION = operation('ENTITY', 'MANAGE', allOfType('dataHubIngestionSource'));

/** Demand for rolling back a run, on every entity that it wrote. */
export const DELETING_WRITTEN = operation('ENTITY', 'DELETE', each('entity', 'that was written'));

/** Demand for rolling back an ingestion run. */
export const ROLLING_BACK = allOf(MANAGING_INGESTION, DELETING_WRITTEN);
