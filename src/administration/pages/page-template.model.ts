import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { StructuredPropertyEntity } from '../../annotations/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { DataHubPageModule } from './page-module.model.js';

/** Which page a template lays out. */
export enum PageTemplateSurfaceType {
  HOME_PAGE = 'HOME_PAGE',
  ASSET_SUMMARY = 'ASSET_SUMMARY',
}

registerEnumType(PageTemplateSurfaceType, {
  name: 'PageTemplateSurfaceType',
  description: 'Which page a template lays out.',
  valuesMap: {
    HOME_PAGE: { description: 'The home page.' },
    ASSET_SUMMARY: { description: 'The summary of an asset.' },
  },
});

/** For whom a template is. */
export enum PageTemplateScope {
  PERSONAL = 'PERSONAL',
  GLOBAL = 'GLOBAL',
}

registerEnumType(PageTemplateScope, {
  name: 'PageTemplateScope',
  description: 'For whom a template is.',
  valuesMap: { PERSONAL: { description: 'For its maker.' }, GLOBAL: { description: 'For everybody.' } },
});

/** What the head of an asset's summary tells. */
export enum SummaryElementType {
  CREATED = 'CREATED',
  LAST_MODIFIED = 'LAST_MODIFIED',
  LAST_INGESTED = 'LAST_INGESTED',
  TAGS = 'TAGS',
  GLOSSARY_TERMS = 'GLOSSARY_TERMS',
  OWNERS = 'OWNERS',
  DOMAIN = 'DOMAIN',
  STRUCTURED_PROPERTY = 'STRUCTURED_PROPERTY',
  DOCUMENT_STATUS = 'DOCUMENT_STATUS',
  DOCUMENT_TYPE = 'DOCUMENT_TYPE',
  SEMANTIC_MODEL = 'SEMANTIC_MODEL',
}

registerEnumType(SummaryElementType, {
  name: 'SummaryElementType',
  description: 'What the head of the summary of an asset tells.',
});

/** One thing that the head of an asset's summary tells. */
@ObjectType()
export class SummaryElement {
  /** What it tells. */
  @Field(() => SummaryElementType)
  readonly elementType!: SummaryElementType;
  /** The structured property whose values it tells. */
  @Field(() => StructuredPropertyEntity, { nullable: true })
  readonly structuredProperty?: EntityRef | null;
}

/** The head of an asset's summary. */
@ObjectType()
export class DataHubPageTemplateAssetSummary {
  /** What it tells, in order. */
  readonly summaryElements?: SummaryElement[] | null;
}

/** A row of a page. */
@ObjectType()
export class DataHubPageTemplateRow {
  /** Its modules, in order; deleted ones are left out. */
  @Field(() => [DataHubPageModule])
  readonly modules!: EntityRef[];
}

/** The page that a template lays out. */
@ObjectType()
export class DataHubPageTemplateSurface {
  /** Kind of the page. */
  @Field(() => PageTemplateSurfaceType, { nullable: true })
  readonly surfaceType?: PageTemplateSurfaceType | null;
}

/** For whom a template is. */
@ObjectType()
export class DataHubPageTemplateVisibility {
  /** For its maker or for everybody. */
  @Field(() => PageTemplateScope, { nullable: true })
  readonly scope?: PageTemplateScope | null;
}

/** What a template is. */
@ObjectType()
export class DataHubPageTemplateProperties {
  /** Rows of the page, from the top. */
  readonly rows!: DataHubPageTemplateRow[];
  /** The head of the summary, where the page is one. */
  readonly assetSummary?: DataHubPageTemplateAssetSummary | null;
  /** The page that is laid out. */
  readonly surface!: DataHubPageTemplateSurface;
  /** For whom the template is. */
  readonly visibility!: DataHubPageTemplateVisibility;
  /** When the template was made, and by whom. */
  readonly created!: ResolvedAuditStamp;
  /** When the template was changed last, and by whom. */
  readonly lastModified!: ResolvedAuditStamp;
}

/** How a page is laid out. */
@ObjectType({ implements: () => Entity })
export class DataHubPageTemplate extends Entity {
  /** What the template is. */
  readonly properties!: DataHubPageTemplateProperties;
}

/** The home page that everybody begins with. */
@ObjectType()
export class GlobalHomePageSettings {
  /** How it is laid out. */
  @Field(() => DataHubPageTemplate, { nullable: true })
  readonly defaultTemplate?: EntityRef | null;
}
