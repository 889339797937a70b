import {
  aspectField,
  type EntityRef,
  EntityType,
  enumValue,
  type GraphqlContext,
  mapping,
  refTo,
} from '../../entities/index.js';
import { StructuredPropertyEntity } from '../../annotations/index.js';
import { resolvedAuditStamp } from '../../identity/index.js';
import { dataHubPageTemplateProperties, type StoredOf } from '../../model/index.js';
import {
  DataHubPageTemplate,
  PageTemplateScope,
  PageTemplateSurfaceType,
  type SummaryElement,
  SummaryElementType,
} from './page-template.model.js';

/** A value of the aspect `dataHubPageTemplateProperties`. */
export type StoredTemplate = StoredOf<typeof dataHubPageTemplateProperties>;

/** An element of the summary of an asset in a stored template. */
export type StoredElement = NonNullable<NonNullable<StoredTemplate['assetSummary']>['summaryElements']>[number];

/** How a page template appears in GraphQL. */
export const PAGE_TEMPLATE = mapping(
  DataHubPageTemplate,
  'dataHubPageTemplate',
  {
    type: () => EntityType.DATAHUB_PAGE_TEMPLATE,
    properties: aspectField(
      dataHubPageTemplateProperties,
      ({ rows, assetSummary, surface, visibility, ...stamps }) => ({
        rows,
        assetSummary:
          assetSummary === undefined
            ? null
            : { summaryElements: assetSummary.summaryElements?.flatMap(elementOf) ?? null },
        surface: { surfaceType: enumValue(PageTemplateSurfaceType, surface.surfaceType) },
        visibility: { scope: enumValue(PageTemplateScope, visibility.scope) },
        created: resolvedAuditStamp(stamps.created),
        lastModified: resolvedAuditStamp(stamps.lastModified),
      }),
    ),
  },
  dataHubPageTemplateProperties,
);

/** Returns a reference to a template; null without a urn, or if the template does not exist. */
export async function storedTemplate(
  urn: string | null | undefined,
  { entities }: GraphqlContext,
): Promise<EntityRef | null> {
  if (urn == null) return null;
  const stored = await entities.aspect(urn, dataHubPageTemplateProperties.name);
  return stored === undefined ? null : refTo(PAGE_TEMPLATE.typeName, urn);
}

function elementOf({ elementType, structuredPropertyUrn: urn }: StoredElement): SummaryElement[] {
  const known = enumValue(SummaryElementType, elementType);
  if (known === null) return [];
  const structuredProperty = urn === undefined ? null : refTo(StructuredPropertyEntity.name, urn);
  return [{ elementType: known, structuredProperty }];
}
