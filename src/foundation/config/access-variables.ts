import { boolean, integer, list, oneOf } from './parsers.js';
import { optional, required } from './variable.js';

/** Types that everybody may view in DataHub's server, in addition to those marked by its model. */
const ALSO_UNRESTRICTED = [
  'dataHubPolicy',
  'dataProcess',
  'dataHubIngestionSource',
  'dataHubSecret',
  'service',
  'dataHubExecutionRequest',
  'assertion',
  'mlModelDeployment',
  'dataHubAccessToken',
  'test',
  'inviteToken',
  'versionSet',
  'incident',
  'erModelRelationship',
  'application',
  'semanticModel',
  'metric',
  'businessAttribute',
  'dataContract',
  'dataHubAction',
  'dataHubConnection',
  'platformResource',
  'aiAgent',
  'api',
  'repository',
  'agentSkill',
];

/** View authorization. */
export const VIEW_VARIABLES = {
  VIEW_AUTHORIZATION_ENABLED: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether reading an entity requires a privilege to view it; searches, counts and facets then exclude entities that the actor may not view.',
  }),
  VIEW_UNRESTRICTED_ENTITY_TYPES: optional({
    parser: list,
    defaultNote: 'the types marked by the model',
    description: 'Entity types that everybody may view, separated by commas.',
  }),
  VIEW_UNRESTRICTED_ENTITY_TYPES_ADD: required({
    parser: list,
    default: ALSO_UNRESTRICTED.join(','),
    description: 'Additional entity types that everybody may view, separated by commas.',
  }),
  VIEW_UNRESTRICTED_ENTITY_TYPES_REMOVE: optional({
    parser: list,
    description: 'Entity types to remove from both lists, so that viewing them requires a privilege.',
  }),
} as const;

/** The audit trail. */
export const AUDIT_VARIABLES = {
  AUDIT_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether actions are recorded in the audit trail: in the table metadata_audit, and in the log.',
  }),
  AUDIT_LOG: required({
    parser: oneOf(['important', 'all', 'none']),
    default: 'important',
    description:
      'Entries of the audit trail that are also logged; important = everything except ordinary writes and the service’s own actions.',
  }),
  AUDIT_RETENTION_DAYS: required({
    parser: integer(0, 36_500),
    default: '90',
    description: 'Days for which the table keeps an entry; 0 = forever.',
  }),
} as const;
