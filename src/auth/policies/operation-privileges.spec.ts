import { describe, expect, it } from '@jest/globals';
import type { Privilege } from '../privileges.js';
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
    ['LINEAGE', 'CREATE', 'dataset', 'EDIT_ENTITY EDIT_LINEAGE'],
    ['LINEAGE', 'DELETE', 'dataset', 'DELETE_ENTITY EDIT_ENTITY EDIT_LINEAGE'],
    ['RELATIONSHIP', 'CREATE', 'dataset', 'EDIT_ENTITY'],
    ['RELATIONSHIP', 'UPDATE', 'dataset', 'EDIT_ENTITY'],
    ['RELATIONSHIP', 'DELETE', 'dataset', 'DELETE_ENTITY EDIT_ENTITY'],
    ['TIMESERIES', 'CREATE', 'dataset', 'EDIT_ENTITY'],
    ['TIMESERIES', 'UPDATE', 'dataset', 'EDIT_ENTITY'],
    ['TIMESERIES', 'DELETE', 'dataset', 'DELETE_ENTITY'],
    ['ENTITY', 'CREATE', 'dataHubPolicy', 'MANAGE_POLICIES'],
    ['ENTITY', 'DELETE', 'dataHubPolicy', 'MANAGE_POLICIES'],
    ['ENTITY', 'UPDATE', 'dataHubIngestionSource', 'EDIT_ENTITY MANAGE_INGESTION'],
    ['ENTITY', 'DELETE', 'dataHubIngestionSource', 'DELETE_ENTITY MANAGE_INGESTION'],
    ['ENTITY', 'UPDATE', 'document', 'EDIT_ENTITY MANAGE_DOCUMENTS'],
    ['ENTITY', 'DELETE', 'document', 'DELETE_ENTITY MANAGE_DOCUMENTS'],
    ['ENTITY', 'CREATE', 'dataHubSecret', 'MANAGE_SECRETS'],
    ['ENTITY', 'UPDATE', 'dataHubSecret', 'MANAGE_SECRETS'],
    ['ENTITY', 'DELETE', 'dataHubSecret', 'MANAGE_SECRETS'],
    ['ENTITY', 'CREATE', 'globalSettings', 'MANAGE_GLOBAL_SETTINGS'],
    ['ENTITY', 'DELETE', 'globalSettings', 'MANAGE_GLOBAL_SETTINGS'],
    ['ENTITY', 'CREATE', 'dataHubAccessToken', 'CREATE_ENTITY EDIT_ENTITY MANAGE_ACCESS_TOKENS'],
    ['ENTITY', 'UPDATE', 'dataHubAccessToken', 'EDIT_ENTITY MANAGE_ACCESS_TOKENS'],
    ['ENTITY', 'CREATE', 'webhook', 'MANAGE_WEBHOOKS'],
    ['ENTITY', 'UPDATE', 'webhook', 'MANAGE_WEBHOOKS'],
    ['ENTITY', 'DELETE', 'webhook', 'MANAGE_WEBHOOKS'],
    ['ENTITY', 'CREATE', 'structuredProperty', 'MANAGE_STRUCTURED_PROPERTIES'],
    ['ENTITY', 'UPDATE', 'structuredProperty', 'EDIT_ENTITY MANAGE_STRUCTURED_PROPERTIES'],
    ['ENTITY', 'DELETE', 'structuredProperty', 'DELETE_ENTITY MANAGE_STRUCTURED_PROPERTIES'],
    ['ENTITY', 'EXECUTE', 'structuredProperty', 'EXECUTE_ENTITY MANAGE_STRUCTURED_PROPERTIES'],
  ])('should name the privileges of %s %s on %s', (group, operation, entityType, expected) => {
    expect([...operationPrivileges(group, operation, entityType)].sort().join(' ')).toBe(expected);
  });

  const existing = operationPrivileges('ENTITY', 'EXISTS', 'dataset');
  const readable = operationPrivileges('ENTITY', 'READ', 'dataset');

  it.each<[ApiGroup, PlainOperation, string, readonly Privilege[]]>([
    ['ENTITY', 'READ', 'document', [...readable, 'MANAGE_DOCUMENTS']],
    ['ENTITY', 'READ', 'globalSettings', [...readable, 'MANAGE_GLOBAL_SETTINGS']],
    ['ENTITY', 'READ', 'dataHubAccessToken', [...readable, 'MANAGE_ACCESS_TOKENS']],
    ['ENTITY', 'READ', 'webhook', [...readable, 'MANAGE_WEBHOOKS']],
    ['ENTITY', 'EXISTS', 'globalSettings', [...existing, 'MANAGE_GLOBAL_SETTINGS']],
    ['ENTITY', 'EXISTS', 'dataHubAccessToken', [...existing, 'MANAGE_ACCESS_TOKENS']],
    ['ENTITY', 'EXISTS', 'webhook', [...existing, 'MANAGE_WEBHOOKS']],
    ['ENTITY', 'EXISTS', 'structuredProperty', [...existing, 'MANAGE_STRUCTURED_PROPERTIES']],
    ['LINEAGE', 'EXISTS', 'dataset', [...existing, 'EDIT_LINEAGE', 'GET_ENTITY_PRIVILEGE']],
    ['RELATIONSHIP', 'EXISTS', 'dataset', [...existing, 'GET_ENTITY_PRIVILEGE']],
    ['TIMESERIES', 'EXISTS', 'dataset', [...existing, 'GET_TIMESERIES_ASPECT_PRIVILEGE']],
    [
      'ANALYTICS',
      'EXISTS',
      'dataset',
      ['GET_ANALYTICS_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS', 'SEARCH_PRIVILEGE', 'VIEW_ANALYTICS'],
    ],
  ])('should name the further privileges of %s %s on %s', (group, operation, entityType, expected) => {
    expect([...operationPrivileges(group, operation, entityType)].sort()).toEqual([...expected].sort());
  });
});
