import { aspectField, type EntityMapping, EntityType, enumValue } from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { DataHubPageModuleType, PageModuleScope } from './page-module.model.js';
import type { PagePartKind, StoredPagePart } from './page-parts.js';

interface StoredModule extends StoredPagePart {
  readonly name: string;
  readonly type: string;
  readonly params: {
    readonly linkParams?: object;
    readonly richTextParams?: object;
    readonly assetCollectionParams?: object;
    readonly hierarchyViewParams?: { readonly assetUrns?: readonly string[] };
  };
}

/** Modules, as they are stored. */
export const MODULE_KIND: PagePartKind = {
  entityType: 'dataHubPageModule',
  aspectName: 'dataHubPageModuleProperties',
};

const properties = aspectField<StoredModule>(MODULE_KIND.aspectName, (stored) => ({
  name: stored.name,
  type: enumValue(DataHubPageModuleType, stored.type, DataHubPageModuleType.UNKNOWN),
  visibility: { scope: enumValue(PageModuleScope, stored.visibility.scope) },
  params: paramsOf(stored.params),
  created: resolvedAuditStamp(stored.created),
  lastModified: resolvedAuditStamp(stored.lastModified),
}));

/** How a module of a page shows in GraphQL. */
export const PAGE_MODULE: EntityMapping = {
  entityType: MODULE_KIND.entityType,
  typeName: 'DataHubPageModule',
  fields: { type: () => EntityType.DATAHUB_PAGE_MODULE, properties },
};

function paramsOf(params: StoredModule['params']): object {
  const { hierarchyViewParams } = params;
  if (hierarchyViewParams === undefined) return params;
  return { ...params, hierarchyViewParams: { assetUrns: [], ...hierarchyViewParams } };
}
