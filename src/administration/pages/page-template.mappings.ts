import {
  aspectField,
  type EntityMapping,
  type EntityRef,
  EntityType,
  enumValue,
  type FieldResolvers,
  type GraphqlContext,
  refTo,
} from '../../entities/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { MODULE_KIND, PAGE_MODULE } from './page-module.mappings.js';
import type { PagePartKind, StoredPagePart } from './page-parts.js';
import { PageTemplateScope, PageTemplateSurfaceType, SummaryElementType } from './page-template.model.js';

interface StoredRow {
  readonly modules: readonly string[];
}

interface StoredElement {
  readonly elementType: string;
  readonly structuredPropertyUrn?: string;
}

interface StoredTemplate extends StoredPagePart {
  readonly rows: readonly StoredRow[];
  readonly assetSummary?: { readonly summaryElements?: readonly StoredElement[] };
  readonly surface: { readonly surfaceType: string };
}

/** Templates, as they are stored. */
export const TEMPLATE_KIND: PagePartKind = {
  entityType: 'dataHubPageTemplate',
  aspectName: 'dataHubPageTemplateProperties',
};

const properties = aspectField<StoredTemplate>(TEMPLATE_KIND.aspectName, (stored) => ({
  rows: stored.rows,
  assetSummary:
    stored.assetSummary === undefined
      ? null
      : { summaryElements: stored.assetSummary.summaryElements?.flatMap(elementOf) ?? null },
  surface: { surfaceType: enumValue(PageTemplateSurfaceType, stored.surface.surfaceType) },
  visibility: { scope: enumValue(PageTemplateScope, stored.visibility.scope) },
  created: resolvedAuditStamp(stored.created),
  lastModified: resolvedAuditStamp(stored.lastModified),
}));

/** How a template of a page shows in GraphQL. */
export const PAGE_TEMPLATE: EntityMapping = {
  entityType: TEMPLATE_KIND.entityType,
  typeName: 'DataHubPageTemplate',
  fields: { type: () => EntityType.DATAHUB_PAGE_TEMPLATE, properties },
};

/** The fields of a row. */
export const ROW_FIELDS: FieldResolvers = {
  modules: async (source, _args, { entities }) => {
    const { modules } = source as unknown as StoredRow;
    const stored = await Promise.all(modules.map((urn) => entities.aspect(urn, MODULE_KIND.aspectName)));
    return modules.filter((_urn, at) => stored[at] !== undefined).map((urn) => refTo(PAGE_MODULE.typeName, urn));
  },
};

/** The field of a user's home page that names its template. */
export const HOME_PAGE_FIELDS: FieldResolvers = {
  pageTemplate: (source, _args, context) =>
    storedTemplate((source as unknown as { readonly pageTemplate?: string }).pageTemplate, context),
};

/** A reference to a template that somebody chose; null when none is chosen or the template is gone. */
export async function storedTemplate(urn: unknown, { entities }: GraphqlContext): Promise<EntityRef | null> {
  if (typeof urn !== 'string' || (await entities.aspect(urn, TEMPLATE_KIND.aspectName)) === undefined) return null;
  return refTo(PAGE_TEMPLATE.typeName, urn);
}

function elementOf({ elementType, structuredPropertyUrn }: StoredElement): object[] {
  const known = enumValue(SummaryElementType, elementType);
  if (known === null) return [];
  const property =
    structuredPropertyUrn === undefined ? null : refTo('StructuredPropertyEntity', structuredPropertyUrn);
  return [{ elementType: known, structuredProperty: property }];
}
