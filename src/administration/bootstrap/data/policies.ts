import { given } from '../../../foundation/common/given.js';
import type { dataHubPolicyInfo, StoredOf } from '../../../model/index.js';
import {
  EDITOR_PLATFORM_PRIVILEGES,
  METADATA_PRIVILEGES,
  PLATFORM_PRIVILEGES,
  ROOT_METADATA_PRIVILEGES,
  SENSITIVE_VIEW_PRIVILEGES,
  VIEW_PRIVILEGES,
} from './privilege-lists.js';

type StoredPolicy = StoredOf<typeof dataHubPolicyInfo>;

/** A policy of a new installation. */
export interface PolicySeed {
  readonly id: string;
  /** Whether changes by users stay; every start rewrites the other policies. */
  readonly editable: boolean;
  readonly info: StoredPolicy;
}

type Actors = { readonly users: string[] } | { readonly roles: string[] } | 'everybody' | 'owners';

const ROOT: Actors = { users: ['urn:li:corpuser:datahub'] };
const ADMIN: Actors = { roles: ['urn:li:dataHubRole:Admin'] };
const EDITOR: Actors = { roles: ['urn:li:dataHubRole:Editor'] };
const READER: Actors = { roles: ['urn:li:dataHubRole:Reader'] };

const ALL_DOMAINS = { type: 'domain', allResources: true };
const DATA_PRODUCTS = ['MANAGE_DATA_PRODUCTS'];
const NOT_FOR_EDITORS = [
  'EDIT_ENTITY_OWNERS',
  'EDIT_ENTITY',
  'EDIT_GROUP_MEMBERS',
  'EDIT_USER_PROFILE',
  'EDIT_CONTACT_INFO',
  'DELETE_ENTITY',
  'EXECUTE_ENTITY',
];
const NOT_FOR_OWNERS = ['SEARCH_PRIVILEGE', 'PRODUCE_PLATFORM_EVENT_PRIVILEGE', 'DELETE_ENTITY', 'EXECUTE_ENTITY'];
const EDITABLE_ENTITIES = [
  'dataset',
  'chart',
  'dashboard',
  'dataFlow',
  'dataJob',
  'tag',
  'container',
  'domain',
  'glossaryTerm',
  'glossaryNode',
  'notebook',
  'dataProduct',
  'dataProcessInstance',
  'document',
];

/** The policies of a new installation. */
export const POLICIES: readonly PolicySeed[] = [
  platform('0', 'Root User - All Platform Privileges', ROOT, PLATFORM_PRIVILEGES),
  metadata('1', 'Root User - Edit and View All Resources', ROOT, ROOT_METADATA_PRIVILEGES),
  domains('root-domain-manage-data-products-policy', 'Root User - Manage Data Products on All Domains', ROOT),
  domains('admin-domain-manage-data-products-policy', 'Admins - Manage Data Products on All Domains', ADMIN),
  domains('editor-domain-manage-data-products-policy', 'Editors - Manage Data Products on All Domains', EDITOR),
  editable(
    platform('7', 'All Users - Base Platform Privileges', 'everybody', [
      'VIEW_ANALYTICS',
      'GENERATE_PERSONAL_ACCESS_TOKENS',
    ]),
  ),
  editable(metadata('view-entity-page-all', 'All Users - View Entity Page', 'everybody', VIEW_PRIVILEGES)),
  editable(
    metadata(
      'view-dataset-sensitive',
      'All Users - View Dataset Sensitive Information',
      'everybody',
      SENSITIVE_VIEW_PRIVILEGES,
    ),
  ),
  platform('admin-platform-policy', 'Admins - Platform Policy', ADMIN, PLATFORM_PRIVILEGES),
  metadata('admin-metadata-policy', 'Admins - Metadata Policy', ADMIN, METADATA_PRIVILEGES),
  platform('editor-platform-policy', 'Editors - Platform Policy', EDITOR, EDITOR_PLATFORM_PRIVILEGES),
  metadata('editor-metadata-policy', 'Editors - Metadata Policy', EDITOR, [
    ...without(METADATA_PRIVILEGES, NOT_FOR_EDITORS),
    'VIEW_STRUCTURED_PROPERTIES_PAGE',
  ]),
  editable(
    metadata('editor-metadata-policy-entities', 'Editors - Edit Metadata Entities', EDITOR, ['EDIT_ENTITY'], {
      allResources: false,
      filter: { criteria: [{ field: 'RESOURCE_TYPE', values: EDITABLE_ENTITIES, condition: 'EQUALS' }] },
    }),
  ),
  platform('reader-platform-policy', 'Readers - Platform Policy', READER, []),
  metadata('reader-metadata-policy', 'Readers - Metadata Policy', READER, [
    ...VIEW_PRIVILEGES,
    ...SENSITIVE_VIEW_PRIVILEGES,
    'VIEW_STRUCTURED_PROPERTIES_PAGE',
  ]),
  editable(
    metadata(
      'asset-owners-metadata-policy',
      'Asset Owners - Metadata Policy',
      'owners',
      without(METADATA_PRIVILEGES, NOT_FOR_OWNERS),
    ),
  ),
];

function platform(id: string, displayName: string, actors: Actors, privileges: readonly string[]): PolicySeed {
  return policy(id, displayName, 'PLATFORM', actors, privileges);
}

function metadata(
  id: string,
  displayName: string,
  actors: Actors,
  privileges: readonly string[],
  resources?: StoredPolicy['resources'],
): PolicySeed {
  return policy(id, displayName, 'METADATA', actors, privileges, resources);
}

function domains(id: string, displayName: string, actors: Actors): PolicySeed {
  return metadata(id, displayName, actors, DATA_PRODUCTS, ALL_DOMAINS);
}

function editable(seed: PolicySeed): PolicySeed {
  return { ...seed, editable: true, info: { ...seed.info, editable: true } };
}

function policy(
  id: string,
  displayName: string,
  type: string,
  actors: Actors,
  privileges: readonly string[],
  resources?: StoredPolicy['resources'],
): PolicySeed {
  const info: StoredPolicy = {
    displayName,
    description: `Default policy: ${displayName}.`,
    type,
    state: 'ACTIVE',
    ...given({ resources }),
    privileges: [...privileges],
    actors: actorFilter(actors),
    editable: false,
  };
  return { id, editable: false, info };
}

function actorFilter(actors: Actors): StoredPolicy['actors'] {
  const named = typeof actors === 'string' ? {} : actors;
  return { ...named, resourceOwners: actors === 'owners', allUsers: actors === 'everybody', allGroups: false };
}

function without(privileges: readonly string[], excluded: readonly string[]): string[] {
  return privileges.filter((privilege) => !excluded.includes(privilege));
}
