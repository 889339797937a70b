import { aspectField, EntityType, enumValue, mapping } from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { dataHubPageModuleProperties, type StoredOf } from '../../model/index.js';
import { DataHubPageModule, DataHubPageModuleType, PageModuleScope } from './page-module.model.js';

/** A value of the aspect `dataHubPageModuleProperties`. */
export type StoredModule = StoredOf<typeof dataHubPageModuleProperties>;

/** How a page module appears in GraphQL. */
export const PAGE_MODULE = mapping(DataHubPageModule, 'dataHubPageModule', {
  type: () => EntityType.DATAHUB_PAGE_MODULE,
  properties: aspectField(dataHubPageModuleProperties, (stored) => ({
    name: stored.name,
    type: enumValue(DataHubPageModuleType, stored.type, DataHubPageModuleType.UNKNOWN),
    visibility: { scope: enumValue(PageModuleScope, stored.visibility.scope) },
    params: paramsOf(stored.params),
    created: resolvedAuditStamp(stored.created),
    lastModified: resolvedAuditStamp(stored.lastModified),
  })),
});

function paramsOf(params: StoredModule['params']): StoredModule['params'] {
  const { hierarchyViewParams } = params;
  if (hierarchyViewParams === undefined) return params;
  return { ...params, hierarchyViewParams: { assetUrns: [], ...hierarchyViewParams } };
}
