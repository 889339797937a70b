import { allOf, condition, held, NOTHING, operation, where } from './demand.js';
import { each, the } from './place.js';

/** Demands of the REST APIs, named by the operation. */
export const API = {
  /** Operations for every active actor. */
  anything: NOTHING,
  readEntities: operation('ENTITY', 'READ', each('entity')),
  findEntities: operation('ENTITY', 'READ', each('hit')),
  readTypes: operation('ENTITY', 'READ', each('type', 'that is read')),
  /** Documents are authorized individually as hits. */
  searchTypes: operation('ENTITY', 'READ', each('type', 'that is searched, except documents')),
  tellExistence: operation('ENTITY', 'EXISTS', each('entity')),
  updateEntities: operation('ENTITY', 'UPDATE', each('entity')),
  deleteEntities: operation('ENTITY', 'DELETE', each('entity')),
  readSeries: operation('TIMESERIES', 'READ', each('entity', 'whose time series are read')),
  readSeriesOfTypes: operation('TIMESERIES', 'READ', each('type', 'whose time series are read')),
  deleteSeries: operation('TIMESERIES', 'DELETE', each('entity', 'whose time series are deleted')),
  readLineage: operation('LINEAGE', 'READ', the('entity')),
  deleteLineage: operation('LINEAGE', 'DELETE', the('entity')),
  readRelationships: operation('RELATIONSHIP', 'READ', each('entity', 'at either end of an edge')),
  countAll: operation('COUNTS', 'READ'),
  countTypes: operation('COUNTS', 'READ', each('type', 'that is counted')),
  readUsage: held('VIEW_DATASET_USAGE', the('dataset')),
  restore: held('RESTORE_INDICES_PRIVILEGE'),
  restoreOne: held('RESTORE_INDICES_PRIVILEGE', the('entity', 'that urn names')),
  readIndexSizes: held(['GET_TIMESERIES_INDEX_SIZES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS']),
  truncate: held('TRUNCATE_TIMESERIES_INDEX_PRIVILEGE'),
  readTasks: held(['GET_ES_TASK_STATUS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS']),
  produceEvents: held('PRODUCE_PLATFORM_EVENT_PRIVILEGE'),
  applyRetention: held('APPLY_RETENTION_PRIVILEGE'),
  setWritable: held('SET_WRITEABLE_PRIVILEGE'),
  readFileAsset: operation('ENTITY', 'READ', the('asset', 'that the file belongs to')),
  readTimeline: allOf(held('GET_TIMELINE_PRIVILEGE', the('entity')), operation('ENTITY', 'READ', the('entity'))),
  readVersions: operation('ENTITY', 'READ', each('entity', 'that is another version; versions without it are omitted')),
  pollPlatformEvents: held(['GET_PLATFORM_EVENTS', 'GET_TOPIC_EVENTS']),
  pollChangeLogs: held(['GET_METADATA_CHANGE_LOG_EVENTS', 'GET_TOPIC_EVENTS']),
  restoreAny: held(['RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS']),
  restoreEach: held(['RESTORE_INDICES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS'], each('entity', 'that is named')),
  restate: held(['RESTATE_ASPECTS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS']),
} as const;

/** Searching: first the types, then the hits. */
export const SEARCHING = allOf(API.searchTypes, API.findEntities);

/** Reading entities with values of time series. */
export const READING_WITH_SERIES = allOf(API.readEntities, API.readSeries);

/** Deleting entities, or values of their time series. */
export const DELETING_WITH_SERIES = allOf(API.deleteEntities, API.deleteSeries);

/** Searching a lineage. */
export const SEARCHING_LINEAGE = allOf(API.readLineage, API.findEntities);

/** Listing the urns of a type. */
export const LISTING_URNS = allOf(API.readTypes, API.readEntities);

/** Restoring search documents of one entity, or of all. */
export const RESTORING_INDICES = where(condition('urn is given'), API.restoreOne, API.restore);

/** Restoring search documents of several entities, or of all. */
export const RESTORING_ENTITIES = where(condition('urns are given'), API.restoreEach, API.restoreAny);

/** Reading the timeline of an entity. */
export const READING_TIMELINE = allOf(
  API.readTimeline,
  where(condition('categories name RUN'), API.readSeries),
  where(condition('includeVersionSet is given'), API.readVersions),
);

/** Reading time-series values of a type. */
export const SCROLLING_SERIES = allOf(API.readSeriesOfTypes, API.readTypes, API.readSeries, API.readEntities);

/** Following changes. */
export const POLLING_EVENTS = where(
  condition('the topic is PlatformEvent_v1'),
  API.pollPlatformEvents,
  API.pollChangeLogs,
);

/** Searching, and reading time-series values of the hits. */
export const SCROLLING_ENTITIES = allOf(API.searchTypes, API.findEntities, API.readSeries);
