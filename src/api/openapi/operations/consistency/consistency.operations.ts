import { OPERATORS } from '../../operation/access.js';
import { objectBody, truth, withDefault } from '../../operation/members.js';
import { flag, list, text } from '../../operation/parameters.js';
import { COUNT, FLAG, listOf, object, oneOfTexts, record, TEXT, URN } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';
import { FIX_TYPES } from '../../../../operations/index.js';
import { WANTED_ENTITIES } from './check-body.js';
import { ISSUE, issues } from './issues-body.js';

/** Options of a fix. It is complete when the response is sent, whatever `async` is. */
const MODE = { dryRun: withDefault(truth(), true), async: truth() };

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

const FIXED = {
  dryRun: FLAG,
  totalProcessed: COUNT,
  entitiesFixed: COUNT,
  entitiesFailed: COUNT,
  fixDetails: listOf(
    object(
      { urn: URN, action: oneOfTexts(...FIX_TYPES), success: FLAG, errorMessage: TEXT, details: TEXT },
      'urn',
      'action',
      'success',
    ),
  ),
};

/** Checks and fixes of stored and indexed data. */
export const CONSISTENCY = section(
  { path: '/openapi/operations/consistency', group: 'operations', tag: 'Consistency', access: OPERATORS },
  {
    listChecks: {
      method: 'get',
      path: 'checks',
      summary: 'The available checks.',
      query: { entityType: text(), includeOnDemand: flag(false) },
      answer: record({ checks: listOf(CHECK) }),
    },
    readCheck: {
      method: 'get',
      path: 'checks/{checkId}',
      summary: 'One check.',
      answer: CHECK,
    },
    checkEntity: {
      method: 'get',
      path: 'entities/{urn}',
      summary: 'The issues of one entity.',
      query: { checkIds: list() },
      answer: listOf(ISSUE),
    },
    checkBatch: {
      method: 'post',
      path: 'check',
      summary: 'The issues of the next entities of a type.',
      body: objectBody(WANTED_ENTITIES),
      answer: object(
        { entitiesScanned: COUNT, issuesFound: COUNT, issues: listOf(ISSUE), scrollId: TEXT },
        'entitiesScanned',
        'issuesFound',
        'issues',
      ),
    },
    fixBatch: {
      method: 'post',
      path: 'fix',
      summary:
        'Check the next entities of a type and fix their issues; only reports the fixes, unless dryRun is false.',
      body: objectBody({ ...WANTED_ENTITIES, ...MODE }),
      answer: object(
        { entitiesScanned: COUNT, issuesFound: COUNT, scrollId: TEXT, ...FIXED },
        'entitiesScanned',
        'issuesFound',
        ...Object.keys(FIXED),
      ),
    },
    fixIssues: {
      method: 'post',
      path: 'fix-issues',
      summary: 'Fix issues that a check found; only reports the fixes, unless dryRun is false.',
      body: objectBody({ issues, ...MODE }),
      answer: record(FIXED),
    },
  },
);
