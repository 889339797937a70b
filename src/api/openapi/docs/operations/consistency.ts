import { FIX_TYPES } from '../../../../operations/index.js';
import { COUNT, FLAG, listOf, object, oneOfTexts, record, TEXT, URN, WHOLE } from '../../operation/schemas.js';
import { type Operation, query } from '../operation.js';

const CONSISTENCY = { group: 'operations', tag: 'Consistency' } as const;
const BASE = '/openapi/operations/consistency';

const FIX_TYPE = oneOfTexts(...FIX_TYPES);

const ISSUE = object(
  {
    entityUrn: URN,
    entityType: TEXT,
    checkId: TEXT,
    fixType: FIX_TYPE,
    description: TEXT,
    relatedUrns: listOf(URN),
    details: TEXT,
  },
  'entityUrn',
);

const CHECK = object(
  {
    id: TEXT,
    name: TEXT,
    description: TEXT,
    entityType: TEXT,
    onDemandOnly: FLAG,
    requiredAspects: listOf(TEXT),
    requiresAllAspects: FLAG,
    targetAspects: listOf(TEXT),
  },
  'id',
  'name',
  'description',
  'entityType',
  'onDemandOnly',
  'requiresAllAspects',
  'targetAspects',
);

const WANTED = {
  entityType: TEXT,
  checkIds: listOf(TEXT),
  batchSize: { ...COUNT, minimum: 1, maximum: 1_000 },
  scrollId: TEXT,
  filter: object({
    gePitEpochMs: WHOLE,
    lePitEpochMs: WHOLE,
    aspectFilters: listOf(TEXT),
    includeSoftDeleted: FLAG,
    keyAspectOnly: FLAG,
    entityTypes: listOf(TEXT),
  }),
  gracePeriodSeconds: WHOLE,
};

const MODE = { dryRun: FLAG, async: FLAG };

const FIXED = {
  dryRun: FLAG,
  totalProcessed: COUNT,
  entitiesFixed: COUNT,
  entitiesFailed: COUNT,
  fixDetails: listOf(
    object(
      { urn: URN, action: FIX_TYPE, success: FLAG, errorMessage: TEXT, details: TEXT },
      'urn',
      'action',
      'success',
    ),
  ),
};

/** Checks of what is stored and indexed, and what puts it right. */
export const CONSISTENCY_OPERATIONS: readonly Operation[] = [
  {
    ...CONSISTENCY,
    method: 'get',
    path: `${BASE}/checks`,
    summary: 'The checks that there are.',
    parameters: query({ entityType: TEXT, includeOnDemand: FLAG }),
    answer: record({ checks: listOf(CHECK) }),
  },
  {
    ...CONSISTENCY,
    method: 'get',
    path: `${BASE}/checks/{checkId}`,
    summary: 'One check.',
    answer: CHECK,
  },
  {
    ...CONSISTENCY,
    method: 'get',
    path: `${BASE}/entities/{urn}`,
    summary: 'What is amiss with one entity.',
    parameters: query({ checkIds: listOf(TEXT) }),
    answer: listOf(ISSUE),
  },
  {
    ...CONSISTENCY,
    method: 'post',
    path: `${BASE}/check`,
    summary: 'What is amiss with the next entities of a type.',
    body: object(WANTED),
    answer: object(
      { entitiesScanned: COUNT, issuesFound: COUNT, issues: listOf(ISSUE), scrollId: TEXT },
      'entitiesScanned',
      'issuesFound',
      'issues',
    ),
  },
  {
    ...CONSISTENCY,
    method: 'post',
    path: `${BASE}/fix`,
    summary: 'Check the next entities of a type and put right what is amiss; only said what, unless dryRun is false.',
    body: object({ ...WANTED, ...MODE }),
    answer: object(
      { entitiesScanned: COUNT, issuesFound: COUNT, scrollId: TEXT, ...FIXED },
      'entitiesScanned',
      'issuesFound',
      ...Object.keys(FIXED),
    ),
  },
  {
    ...CONSISTENCY,
    method: 'post',
    path: `${BASE}/fix-issues`,
    summary: 'Put right issues that a check found; only said how, unless dryRun is false.',
    body: object({ issues: listOf(ISSUE), ...MODE }, 'issues'),
    answer: record(FIXED),
  },
];
