import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../entities/index.js';
import { StructuredPropertyEntity } from '../../annotations/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';
import { DataHubPageModule } from './page-module.model.js';

/** The page that a template is for. */
export enum PageTemplateSurfaceType {
  HOME_PAGE = 'HOME_PAGE',
  ASSET_SUMMARY = 'ASSET_SUMMARY',
}

registerEnumType(PageTemplateSurfaceType, {
  name: 'PageTemplateSurfaceType',
  description: 'Page that a template is for.',
  valuesMap: {
    HOME_PAGE: { description: 'The home page.' },
    ASSET_SUMMARY: { description: 'The summary page of an asset.' },
  },
});

/** Scope of a page template. */
export enum PageTemplateScope {
  PERSONAL = 'PERSONAL',
  GLOBAL = 'GLOBAL',
}

registerEnumType(PageTemplateScope, {
  name: 'PageTemplateScope',
  description: 'Scope of a page template.',
  valuesMap: { PERSONAL: { description: 'Visible to its creator.' }, GLOBAL: { description: 'Visible to all users.' } },
});

/** Type of an element in the header of an asset's summary page. */
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
  description: "Type of an element in the header of an asset's summary page.",
});

/** An element of the header of an asset's summary page. */
@ObjectType()
export class SummaryElement {
  /** Type of the element. */
  @Field(() => SummaryElementType)
  readonly elementType!: SummaryElementType;
  /** The structured property; null for other types. */
  @Field(() => StructuredPropertyEntity, { nullable: true })
  readonly structuredProperty?: EntityRef | null;
}

/** The header of an asset's summary page. */
@ObjectType()
export class DataHubPageTemplateAssetSummary {
  /** Elements of the header, in order. */
  readonly summaryElements?: SummaryElement[] | null;
}

/** A row of a page. */
@ObjectType()
export class DataHubPageTemplateRow {
  /** Modules of the row, in order; deleted modules are omitted. */
  @Field(() => [DataHubPageModule])
  readonly modules!: EntityRef[];
}

/** The page that a template is for. */
@ObjectType()
export class DataHubPageTemplateSurface {
  /** Type of the page. */
  @Field(() => PageTemplateSurfaceType, { nullable: true })
  readonly surfaceType?: PageTemplateSurfaceType | null;
}

/** Scope of a page template. */
@ObjectType()
export class DataHubPageTemplateVisibility {
  /** Scope of the template. */
  @Field(() => PageTemplateScope, { nullable: true })
  readonly scope?: PageTemplateScope | null;
}

/** Properties of a page template. */
@ObjectType()
export class DataHubPageTemplateProperties {
  /** Rows of the page, from top to bottom. */
  readonly rows!: DataHubPageTemplateRow[];
  /** Header of the page, for the summary page of an asset. */
  readonly assetSummary?: DataHubPageTemplateAssetSummary | null;
  /** Page that the template is for. */
  readonly surface!: DataHubPageTemplateSurface;
  /** Visibility of the template. */
  readonly visibility!: DataHubPageTemplateVisibility;
  /** Time and actor of the creation. */
  readonly created!: ResolvedAuditStamp;
  /** Time and actor of the last change. */
  readonly lastModified!: ResolvedAuditStamp;
}

/** A template that arranges modules on a page. */
@ObjectType({ implements: () => Entity })
export class DataHubPageTemplate extends Entity {
  /** Properties of the template. */
  readonly properties!: DataHubPageTemplateProperties;
}

/** Global settings of the home page. */
@ObjectType()
export class GlobalHomePageSettings {
  /** Template of the default home page. */
  @Field(() => DataHubPageTemplate, { nullable: true })
  readonly defaultTemplate?: EntityRef | null;
}
