import { describe, expect, it } from '@jest/globals';
import { type ApiGroup, operationPrivileges, type PlainOperation } from './operation-privileges.js';

describe('operationPrivileges', () => {
  it.each<[ApiGroup, PlainOperation, string | undefined, string]>([
    ['ENTITY', 'CREATE', 'dataset', 'CREATE_ENTITY EDIT_ENTITY'],
    ['ENTITY', 'READ', undefined, 'DELETE_ENTITY EDIT_ENTITY GET_ENTITY_PRIVILEGE VIEW_ENTITY_PAGE'],
    ['ENTITY', 'UPDATE', 'dataset', 'EDIT_ENTITY'],
    ['ENTITY', 'DELETE', 'dataset', 'DELETE_ENTITY'],
    ['ENTITY', 'EXISTS', 'dataset', 'DELETE_ENTITY EDIT_ENTITY EXISTS_ENTITY SEARCH_PRIVILEGE VIEW_ENTITY_PAGE'],
    ['ENTITY', 'EXECUTE', 'test', 'EXECUTE_ENTITY'],
    ['ENTITY', 'UPDATE', 'application', 'EDIT_ENTITY'],
    ['ENTITY', 'READ', 'dataHubPolicy', 'DELETE_ENTITY EDIT_ENTITY GET_ENTITY_PRIVILEGE VIEW_ENTITY_PAGE'],
    ['ENTITY', 'UPDATE', 'dataHubPolicy', 'MANAGE_POLICIES'],
    ['ENTITY', 'CREATE', 'corpuser', 'CREATE_USERS CREATE_USERS_AND_GROUPS MANAGE_USERS_AND_GROUPS UPDATE_USERS'],
    ['ENTITY', 'UPDATE', 'corpGroup', 'MANAGE_USERS_AND_GROUPS UPDATE_GROUPS UPDATE_USERS_AND_GROUPS'],
    ['ENTITY', 'DELETE', 'corpGroup', 'MANAGE_USERS_AND_GROUPS UPDATE_GROUPS'],
    ['ENTITY', 'CREATE', 'dataHubIngestionSource', 'MANAGE_INGESTION'],
    ['ENTITY', 'EXECUTE', 'dataHubIngestionSource', 'EXECUTE_ENTITY MANAGE_INGESTION'],
    ['ENTITY', 'CREATE', 'document', 'CREATE_ENTITY EDIT_ENTITY MANAGE_DOCUMENTS'],
    ['ENTITY', 'READ', 'dataHubSecret', 'MANAGE_SECRETS'],
    ['ENTITY', 'UPDATE', 'globalSettings', 'MANAGE_GLOBAL_SETTINGS'],
    ['ENTITY', 'DELETE', 'dataHubAccessToken', 'DELETE_ENTITY MANAGE_ACCESS_TOKENS'],
    ['ENTITY', 'READ', 'structuredProperty', 'MANAGE_STRUCTURED_PROPERTIES VIEW_ENTITY_PAGE'],
    ['LINEAGE', 'UPDATE', 'corpuser', 'EDIT_ENTITY EDIT_LINEAGE'],
    ['LINEAGE', 'READ', 'dataset', 'DELETE_ENTITY EDIT_ENTITY EDIT_LINEAGE GET_ENTITY_PRIVILEGE VIEW_ENTITY_PAGE'],
    ['RELATIONSHIP', 'READ', 'dataset', 'EDIT_ENTITY GET_ENTITY_PRIVILEGE VIEW_ENTITY_PAGE'],
    ['TIMESERIES', 'READ', 'dataset', 'DELETE_ENTITY EDIT_ENTITY GET_TIMESERIES_ASPECT_PRIVILEGE'],
    ['ANALYTICS', 'READ', undefined, 'GET_ANALYTICS_PRIVILEGE MANAGE_SYSTEM_OPERATIONS VIEW_ANALYTICS'],
    ['ANALYTICS', 'UPDATE', undefined, ''],
    ['COUNTS', 'READ', undefined, 'GET_COUNTS_PRIVILEGE'],
    ['COUNTS', 'EXISTS', undefined, ''],
  ])('should name the privileges of %s %s on %s', (group, operation, entityType, expected) => {
    expect([...operationPrivileges(group, operation, entityType)].sort().join(' ')).toBe(expected);
  });
});
