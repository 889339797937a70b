import { PRIVILEGES, type Privilege } from '../privileges.js';

/** Families of API operations. */
export type ApiGroup = 'ENTITY' | 'TIMESERIES' | 'RELATIONSHIP' | 'LINEAGE' | 'COUNTS' | 'ANALYTICS';

/** Kinds of API operations; MANAGE means UPDATE and DELETE together. */
export type ApiOperation = 'CREATE' | 'READ' | 'UPDATE' | 'DELETE' | 'EXISTS' | 'EXECUTE' | 'MANAGE';

/** An operation with its own privileges. */
export type PlainOperation = Exclude<ApiOperation, 'MANAGE'>;

type Row = Readonly<Partial<Record<PlainOperation, readonly Privilege[]>>>;

const P = PRIVILEGES;
const SEARCH = P.SEARCH_PRIVILEGE;
const GET = P.GET_ENTITY_PRIVILEGE;
const VIEW = P.VIEW_ENTITY_PAGE;
const EDIT = P.EDIT_ENTITY;
const DELETE = P.DELETE_ENTITY;
const EXISTS = P.EXISTS_ENTITY;

const ENTITY = {
  CREATE: [P.CREATE_ENTITY, EDIT],
  READ: [VIEW, GET, EDIT, DELETE],
  UPDATE: [EDIT],
  DELETE: [DELETE],
  EXISTS: [EXISTS, EDIT, DELETE, VIEW, SEARCH],
  EXECUTE: [P.EXECUTE_ENTITY],
} as const satisfies Row;

const ANALYTICS = [P.VIEW_ANALYTICS, P.GET_ANALYTICS_PRIVILEGE, P.MANAGE_SYSTEM_OPERATIONS] as const;

const GROUPS: Readonly<Record<ApiGroup, Row>> = {
  ENTITY,
  LINEAGE: {
    CREATE: [EDIT, P.EDIT_LINEAGE],
    READ: [VIEW, GET, EDIT, P.EDIT_LINEAGE, DELETE],
    UPDATE: [EDIT, P.EDIT_LINEAGE],
    DELETE: [EDIT, DELETE, P.EDIT_LINEAGE],
    EXISTS: [EXISTS, VIEW, SEARCH, EDIT, P.EDIT_LINEAGE, DELETE, GET],
  },
  RELATIONSHIP: {
    CREATE: [EDIT],
    READ: [VIEW, GET, EDIT],
    UPDATE: [EDIT],
    DELETE: [EDIT, DELETE],
    EXISTS: [EXISTS, VIEW, SEARCH, EDIT, DELETE, GET],
  },
  TIMESERIES: {
    CREATE: [EDIT],
    READ: [P.GET_TIMESERIES_ASPECT_PRIVILEGE, EDIT, DELETE],
    UPDATE: [EDIT],
    DELETE: [DELETE],
    EXISTS: [EXISTS, DELETE, SEARCH, EDIT, P.GET_TIMESERIES_ASPECT_PRIVILEGE, VIEW],
  },
  ANALYTICS: { READ: ANALYTICS, EXISTS: [...ANALYTICS, SEARCH] },
  COUNTS: { READ: [P.GET_COUNTS_PRIVILEGE] },
};

function identities(create: Privilege, update: Privilege): Row {
  const manage = P.MANAGE_USERS_AND_GROUPS;
  return {
    CREATE: [P.CREATE_USERS_AND_GROUPS, manage, create, update],
    UPDATE: [P.UPDATE_USERS_AND_GROUPS, manage, update],
    DELETE: [manage, update],
  };
}

/** Rows of ENTITY that differ for some entity types. */
const OVERRIDES: Readonly<Record<string, Row>> = {
  dataHubPolicy: { CREATE: [P.MANAGE_POLICIES], UPDATE: [P.MANAGE_POLICIES], DELETE: [P.MANAGE_POLICIES] },
  corpuser: identities(P.CREATE_USERS, P.UPDATE_USERS),
  corpGroup: identities(P.CREATE_GROUPS, P.UPDATE_GROUPS),
  dataHubIngestionSource: {
    CREATE: [P.MANAGE_INGESTION],
    UPDATE: [EDIT, P.MANAGE_INGESTION],
    DELETE: [DELETE, P.MANAGE_INGESTION],
    EXECUTE: [P.EXECUTE_ENTITY, P.MANAGE_INGESTION],
  },
  document: {
    CREATE: [...ENTITY.CREATE, P.MANAGE_DOCUMENTS],
    READ: [...ENTITY.READ, P.MANAGE_DOCUMENTS],
    UPDATE: [EDIT, P.MANAGE_DOCUMENTS],
    DELETE: [DELETE, P.MANAGE_DOCUMENTS],
  },
  dataHubSecret: {
    CREATE: [P.MANAGE_SECRETS],
    READ: [P.MANAGE_SECRETS],
    UPDATE: [P.MANAGE_SECRETS],
    DELETE: [P.MANAGE_SECRETS],
  },
  globalSettings: {
    CREATE: [P.MANAGE_GLOBAL_SETTINGS],
    READ: [...ENTITY.READ, P.MANAGE_GLOBAL_SETTINGS],
    EXISTS: [...ENTITY.EXISTS, P.MANAGE_GLOBAL_SETTINGS],
    UPDATE: [P.MANAGE_GLOBAL_SETTINGS],
    DELETE: [P.MANAGE_GLOBAL_SETTINGS],
  },
  dataHubAccessToken: {
    CREATE: [P.MANAGE_ACCESS_TOKENS, ...ENTITY.CREATE],
    READ: [...ENTITY.READ, P.MANAGE_ACCESS_TOKENS],
    EXISTS: [...ENTITY.EXISTS, P.MANAGE_ACCESS_TOKENS],
    UPDATE: [EDIT, P.MANAGE_ACCESS_TOKENS],
    DELETE: [DELETE, P.MANAGE_ACCESS_TOKENS],
  },
  webhook: {
    CREATE: [P.MANAGE_WEBHOOKS],
    READ: [...ENTITY.READ, P.MANAGE_WEBHOOKS],
    EXISTS: [...ENTITY.EXISTS, P.MANAGE_WEBHOOKS],
    UPDATE: [P.MANAGE_WEBHOOKS],
    DELETE: [P.MANAGE_WEBHOOKS],
  },
  structuredProperty: {
    CREATE: [P.MANAGE_STRUCTURED_PROPERTIES],
    READ: [VIEW, P.MANAGE_STRUCTURED_PROPERTIES],
    EXISTS: [...ENTITY.EXISTS, P.MANAGE_STRUCTURED_PROPERTIES],
    UPDATE: [EDIT, P.MANAGE_STRUCTURED_PROPERTIES],
    DELETE: [DELETE, P.MANAGE_STRUCTURED_PROPERTIES],
    EXECUTE: [P.EXECUTE_ENTITY, P.MANAGE_STRUCTURED_PROPERTIES],
  },
};

const NONE: readonly Privilege[] = [];

/** The privileges any of which allows an operation on entities of a type; none = only the system may. */
export function operationPrivileges(
  group: ApiGroup,
  operation: PlainOperation,
  entityType: string | undefined,
): readonly Privilege[] {
  const override = group === 'ENTITY' && entityType !== undefined ? OVERRIDES[entityType]?.[operation] : undefined;
  return override ?? GROUPS[group][operation] ?? NONE;
}
