import { PLATFORM_PRIVILEGE_TEXTS } from './platform-privilege-texts.js';
import { PLATFORM_PRIVILEGES, PRIVILEGES, RESOURCE_PRIVILEGES } from '../../../auth/index.js';
import { RESOURCE_PRIVILEGE_TEXTS } from './resource-privilege-texts.js';

/** A privilege as shown to authors of policies. */
export interface PrivilegeInfo {
  readonly type: string;
  readonly displayName: string;
  readonly description: string;
}

/** The privileges that policies can grant on one type of resource. */
export interface ResourcePrivilegeGroup {
  /** Entity type, or `all`. */
  readonly resourceType: string;
  readonly displayName: string;
  readonly privileges: readonly PrivilegeInfo[];
}

type Name = keyof typeof RESOURCE_PRIVILEGES | 'MANAGE_DOCUMENTS';

const P = { ...RESOURCE_PRIVILEGES, MANAGE_DOCUMENTS: PRIVILEGES.MANAGE_DOCUMENTS } as const;

const COMMON: readonly Name[] = [
  P.VIEW_ENTITY_PAGE,
  P.EDIT_ENTITY_TAGS,
  P.EDIT_ENTITY_GLOSSARY_TERMS,
  P.EDIT_ENTITY_OWNERS,
  P.EDIT_ENTITY_DOCS,
  P.EDIT_ENTITY_DOC_LINKS,
  P.EDIT_ENTITY_STATUS,
  P.EDIT_DOMAINS_PRIVILEGE,
  P.EDIT_ENTITY_APPLICATIONS_PRIVILEGE,
  P.EDIT_ENTITY_DATA_PRODUCTS,
  P.EDIT_DEPRECATION_PRIVILEGE,
  P.EDIT_ENTITY,
  P.DELETE_ENTITY,
  P.EDIT_ENTITY_PROPERTIES,
  P.EDIT_ENTITY_INCIDENTS,
  P.CREATE_ENTITY,
  P.EXISTS_ENTITY,
  P.MANAGE_ASSET_SUMMARY,
];
const DOCUMENTED = [P.VIEW_ENTITY_PAGE, P.EDIT_ENTITY_OWNERS, P.EDIT_ENTITY_DOCS, P.EDIT_ENTITY_DOC_LINKS] as const;
const CREATED = [P.CREATE_ENTITY, P.EXISTS_ENTITY] as const;
const TERM = [
  ...DOCUMENTED,
  P.EDIT_DEPRECATION_PRIVILEGE,
  P.EDIT_ENTITY,
  P.EDIT_ENTITY_PROPERTIES,
  P.EDIT_ENTITY_TAGS,
  ...CREATED,
] as const;
const COLUMNS = [
  P.EDIT_DATASET_COL_TAGS,
  P.EDIT_DATASET_COL_GLOSSARY_TERMS,
  P.EDIT_DATASET_COL_DESCRIPTION,
  P.EDIT_DATASET_COL_BUSINESS_ATTRIBUTE_PRIVILEGE,
] as const;
const NAMESPACE = [P.DATA_MANAGE_NAMESPACES, P.DATA_MANAGE_TABLES, P.DATA_MANAGE_VIEWS, P.DATA_LIST_ENTITIES] as const;
const APPLICATION = [
  ...DOCUMENTED,
  P.EDIT_ENTITY,
  P.DELETE_ENTITY,
  P.EDIT_ENTITY_TAGS,
  P.EDIT_ENTITY_GLOSSARY_TERMS,
  P.EDIT_DOMAINS_PRIVILEGE,
  P.EDIT_ENTITY_PROPERTIES,
] as const;
const DATASET = [
  P.VIEW_DATASET_USAGE,
  P.VIEW_DATASET_PROFILE,
  P.VIEW_DATASET_OPERATIONS,
  ...COLUMNS,
  P.EDIT_ENTITY_ASSERTIONS,
  P.EDIT_LINEAGE,
  P.EDIT_ENTITY_EMBED,
  P.EDIT_ENTITY_QUERIES,
  P.DATA_READ_ONLY,
  P.DATA_READ_WRITE,
] as const;

const GROUPS: readonly (readonly [resourceType: string, displayName: string, privileges: readonly Name[]])[] = [
  ['dataset', 'Datasets', [...COMMON, ...DATASET]],
  ['dashboard', 'Dashboards', [...COMMON, P.EDIT_LINEAGE, P.EDIT_ENTITY_EMBED]],
  ['chart', 'Charts', [...COMMON, P.EDIT_LINEAGE, P.EDIT_ENTITY_EMBED]],
  ['dataFlow', 'Data Pipelines', COMMON],
  ['dataJob', 'Data Tasks', [...COMMON, P.EDIT_LINEAGE]],
  ['dataProcessInstance', 'Data Task/Pipeline Runs', COMMON],
  [
    'tag',
    'Tags',
    [
      P.VIEW_ENTITY_PAGE,
      P.EDIT_ENTITY_OWNERS,
      P.EDIT_TAG_COLOR,
      P.EDIT_ENTITY_DOCS,
      P.EDIT_ENTITY,
      P.DELETE_ENTITY,
      ...CREATED,
    ],
  ],
  ['container', 'Containers', [...COMMON, ...NAMESPACE]],
  [
    'domain',
    'Domains',
    [...DOCUMENTED, P.EDIT_ENTITY, P.DELETE_ENTITY, P.MANAGE_DATA_PRODUCTS, P.EDIT_ENTITY_PROPERTIES, ...CREATED],
  ],
  ['glossaryTerm', 'Glossary Terms', TERM],
  ['glossaryNode', 'Glossary Term Groups', [...TERM, P.MANAGE_GLOSSARY_CHILDREN, P.MANAGE_ALL_GLOSSARY_CHILDREN]],
  [
    'document',
    'Documents',
    [
      ...DOCUMENTED,
      P.EDIT_ENTITY,
      ...CREATED,
      P.EDIT_DOMAINS_PRIVILEGE,
      P.EDIT_ENTITY_PROPERTIES,
      P.EDIT_ENTITY_TAGS,
      P.EDIT_ENTITY_GLOSSARY_TERMS,
      P.DELETE_ENTITY,
      P.MANAGE_DOCUMENTS,
    ],
  ],
  [
    'corpGroup',
    'Groups',
    [
      P.VIEW_ENTITY_PAGE,
      P.EDIT_ENTITY_OWNERS,
      P.EDIT_GROUP_MEMBERS,
      P.EDIT_CONTACT_INFO,
      P.EDIT_ENTITY_DOCS,
      P.EDIT_ENTITY,
      P.EDIT_ENTITY_PROPERTIES,
      ...CREATED,
    ],
  ],
  [
    'corpuser',
    'Users',
    [P.VIEW_ENTITY_PAGE, P.EDIT_CONTACT_INFO, P.EDIT_USER_PROFILE, P.EDIT_ENTITY, P.EDIT_ENTITY_PROPERTIES, ...CREATED],
  ],
  ['notebook', 'Notebook', COMMON],
  ['dataProduct', 'Data Products', [...APPLICATION, ...CREATED]],
  ['erModelRelationship', 'ERModelRelationship', COMMON],
  [
    'businessAttribute',
    'Business Attribute',
    [P.VIEW_ENTITY_PAGE, P.EDIT_ENTITY_OWNERS, P.EDIT_ENTITY_DOCS, P.EDIT_ENTITY_TAGS, P.EDIT_ENTITY_GLOSSARY_TERMS],
  ],
  [
    'structuredProperty',
    'Structured Properties',
    [P.CREATE_ENTITY, P.VIEW_ENTITY_PAGE, P.EXISTS_ENTITY, P.EDIT_ENTITY, P.DELETE_ENTITY],
  ],
  ['dataHubIngestionSource', 'Ingestion Source', [P.DELETE_ENTITY, P.EDIT_ENTITY, P.EXECUTE_ENTITY]],
  ['versionSet', 'Version Set', COMMON],
  ['dataPlatformInstance', 'Data Platform Instance', [P.DATA_READ_ONLY, P.DATA_READ_WRITE, ...NAMESPACE]],
  ['application', 'Applications', [...APPLICATION, P.EXISTS_ENTITY]],
  ['dataHubView', 'Views', [P.VIEW_ENTITY_PAGE, P.EXISTS_ENTITY]],
];

const TEXTS: Readonly<Record<Name, readonly [string, string]>> = {
  ...RESOURCE_PRIVILEGE_TEXTS,
  MANAGE_DOCUMENTS: PLATFORM_PRIVILEGE_TEXTS.MANAGE_DOCUMENTS,
};

const ALL: readonly Name[] = [...new Set(GROUPS.flatMap(([, , privileges]) => privileges))];

/** The platform privileges that policies can grant. */
export const PLATFORM_PRIVILEGE_CATALOG: readonly PrivilegeInfo[] = Object.values(PLATFORM_PRIVILEGES).map((type) =>
  info(type, PLATFORM_PRIVILEGE_TEXTS[type]),
);

/**
 * The privileges on entities that policies can grant, by resource type in DataHub's order. The last group, `all`,
 * contains all of them.
 */
export const RESOURCE_PRIVILEGE_CATALOG: readonly ResourcePrivilegeGroup[] = [
  ...GROUPS,
  ['all', 'All Types', ALL] as const,
].map(([resourceType, displayName, names]) => ({
  resourceType,
  displayName,
  privileges: names.map((type) => info(type, TEXTS[type])),
}));

function info(type: string, [displayName, description]: readonly [string, string]): PrivilegeInfo {
  return { type, displayName, description };
}
