import { boolean, integer, list, oneOf } from './parsers.js';
import { optional, required } from './variable.js';

/** Types that DataHub's server lets everybody view beside those that its model marks. */
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

/** Who may see what exists. */
export const VIEW_VARIABLES = {
  VIEW_AUTHORIZATION_ENABLED: required({
    parser: boolean,
    default: 'false',
    description:
      'Whether reading an entity needs a privilege to view it; searches, counts and facets then leave out what the actor may not view.',
  }),
  VIEW_UNRESTRICTED_ENTITY_TYPES: optional({
    parser: list,
    defaultNote: 'the types that the model marks',
    description: 'Entity types that everybody may view, separated by commas.',
  }),
  VIEW_UNRESTRICTED_ENTITY_TYPES_ADD: required({
    parser: list,
    default: ALSO_UNRESTRICTED.join(','),
    description: 'Entity types that everybody may view beside those.',
  }),
  VIEW_UNRESTRICTED_ENTITY_TYPES_REMOVE: optional({
    parser: list,
    description: 'Entity types to view which a privilege is needed after all.',
  }),
} as const;

/** The trail of who did what. */
export const AUDIT_VARIABLES = {
  AUDIT_ENABLED: required({
    parser: boolean,
    default: 'true',
    description: 'Whether it is noted who did what: in the table metadata_audit, and in the log.',
  }),
  AUDIT_LOG: required({
    parser: oneOf(['important', 'all', 'none']),
    default: 'important',
    description:
      'Entries of the trail that become lines of the log, too; important is everything but ordinary writes and what the service does by itself.',
  }),
  AUDIT_RETENTION_DAYS: required({
    parser: integer(0, 36_500),
    default: '90',
    description: 'Days for which the table keeps an entry; 0 = for ever.',
  }),
} as const;
