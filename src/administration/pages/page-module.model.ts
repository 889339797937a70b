import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity } from '../../entities/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';

/** What a module shows. People make the first four kinds themselves. */
export enum DataHubPageModuleType {
  LINK = 'LINK',
  RICH_TEXT = 'RICH_TEXT',
  ASSET_COLLECTION = 'ASSET_COLLECTION',
  HIERARCHY = 'HIERARCHY',
  OWNED_ASSETS = 'OWNED_ASSETS',
  DOMAINS = 'DOMAINS',
  ASSETS = 'ASSETS',
  OUTPUT_PORTS = 'OUTPUT_PORTS',
  CHILD_HIERARCHY = 'CHILD_HIERARCHY',
  DATA_PRODUCTS = 'DATA_PRODUCTS',
  RELATED_TERMS = 'RELATED_TERMS',
  PLATFORMS = 'PLATFORMS',
  LINEAGE = 'LINEAGE',
  COLUMNS = 'COLUMNS',
  SEMANTIC_MODEL_DATASETS = 'SEMANTIC_MODEL_DATASETS',
  SEMANTIC_MODEL_METRICS = 'SEMANTIC_MODEL_METRICS',
  SEMANTIC_MODEL_RELATIONSHIPS = 'SEMANTIC_MODEL_RELATIONSHIPS',
  SEMANTIC_MODEL_DIMENSIONS = 'SEMANTIC_MODEL_DIMENSIONS',
  AI_CONTEXT = 'AI_CONTEXT',
  METRIC_SQL = 'METRIC_SQL',
  RELATED_METRICS = 'RELATED_METRICS',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(DataHubPageModuleType, {
  name: 'DataHubPageModuleType',
  description: 'What a module of a page shows.',
});

/** For whom a module is. */
export enum PageModuleScope {
  PERSONAL = 'PERSONAL',
  GLOBAL = 'GLOBAL',
}

registerEnumType(PageModuleScope, {
  name: 'PageModuleScope',
  description: 'For whom a module of a page is.',
  valuesMap: { PERSONAL: { description: 'For its maker.' }, GLOBAL: { description: 'For everybody.' } },
});

/** For whom a module is. */
@ObjectType()
export class DataHubPageModuleVisibility {
  /** For its maker or for everybody. */
  @Field(() => PageModuleScope, { nullable: true })
  readonly scope?: PageModuleScope | null;
}

/** What a module shows that is a link. */
@ObjectType()
export class LinkModuleParams {
  /** Address that it leads to. */
  readonly linkUrl!: string;
  /** Address of a picture. */
  readonly imageUrl?: string | null;
  /** What is behind the link. */
  readonly description?: string | null;
}

/** What a module shows that is a text. */
@ObjectType()
export class RichTextModuleParams {
  /** The text, with formatting. */
  readonly content!: string;
}

/** What a module shows that is a choice of assets. */
@ObjectType()
export class AssetCollectionModuleParams {
  /** Urns of the assets. */
  readonly assetUrns!: string[];
  /** Conditions that select the assets instead, as JSON text. */
  readonly dynamicFilterJson?: string | null;
}

/** What a module shows that is a tree of assets. */
@ObjectType()
export class HierarchyViewModuleParams {
  /** Urns of the assets at the top. */
  readonly assetUrns!: string[];
  /** Whether entities that belong to the assets are shown. */
  readonly showRelatedEntities!: boolean;
  /** Conditions that select those entities, as JSON text. */
  readonly relatedEntitiesFilterJson?: string | null;
}

/** What a module shows: the one that fits its type. */
@ObjectType()
export class DataHubPageModuleParams {
  /** Of a link. */
  readonly linkParams?: LinkModuleParams | null;
  /** Of a text. */
  readonly richTextParams?: RichTextModuleParams | null;
  /** Of a choice of assets. */
  readonly assetCollectionParams?: AssetCollectionModuleParams | null;
  /** Of a tree of assets. */
  readonly hierarchyViewParams?: HierarchyViewModuleParams | null;
}

/** What a module is. */
@ObjectType()
export class DataHubPageModuleProperties {
  /** Name of the module. */
  readonly name!: string;
  /** What the module shows. */
  @Field(() => DataHubPageModuleType)
  readonly type!: DataHubPageModuleType;
  /** For whom the module is. */
  readonly visibility!: DataHubPageModuleVisibility;
  /** What it shows, where its type does not say all. */
  readonly params!: DataHubPageModuleParams;
  /** When the module was made, and by whom. */
  readonly created!: ResolvedAuditStamp;
  /** When the module was changed last, and by whom. */
  readonly lastModified!: ResolvedAuditStamp;
}

/** A block of a page. */
@ObjectType({ implements: () => Entity })
export class DataHubPageModule extends Entity {
  /** Whether the module is stored and not removed. */
  readonly exists?: boolean | null;
  /** What the module is. */
  readonly properties!: DataHubPageModuleProperties;
}
