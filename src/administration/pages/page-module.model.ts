import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Entity } from '../../entities/index.js';
import { ResolvedAuditStamp } from '../../identity/index.js';

/** Type of a page module. Users can create modules of the first four types. */
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
  description: 'Type of a page module.',
});

/** Scope of a page module. */
export enum PageModuleScope {
  PERSONAL = 'PERSONAL',
  GLOBAL = 'GLOBAL',
}

registerEnumType(PageModuleScope, {
  name: 'PageModuleScope',
  description: 'Scope of a page module.',
  valuesMap: { PERSONAL: { description: 'Visible to its creator.' }, GLOBAL: { description: 'Visible to all users.' } },
});

/** Scope of a page module. */
@ObjectType()
export class DataHubPageModuleVisibility {
  /** Scope of the module. */
  @Field(() => PageModuleScope, { nullable: true })
  readonly scope?: PageModuleScope | null;
}

/** Parameters of a link module. */
@ObjectType()
export class LinkModuleParams {
  /** URL of the link. */
  readonly linkUrl!: string;
  /** URL of an image. */
  readonly imageUrl?: string | null;
  /** Description of the link. */
  readonly description?: string | null;
}

/** Parameters of a rich text module. */
@ObjectType()
export class RichTextModuleParams {
  /** The formatted text. */
  readonly content!: string;
}

/** Parameters of an asset collection module. */
@ObjectType()
export class AssetCollectionModuleParams {
  /** Urns of the assets. */
  readonly assetUrns!: string[];
  /** Filter that selects the assets instead of their urns, as JSON text. */
  readonly dynamicFilterJson?: string | null;
}

/** Parameters of a hierarchy module. */
@ObjectType()
export class HierarchyViewModuleParams {
  /** Urns of the root assets. */
  readonly assetUrns!: string[];
  /** Whether related entities of the assets are shown. */
  readonly showRelatedEntities!: boolean;
  /** Filter on the related entities, as JSON text. */
  readonly relatedEntitiesFilterJson?: string | null;
}

/** Parameters of a module; the field that matches its type is set. */
@ObjectType()
export class DataHubPageModuleParams {
  /** Parameters of a link module. */
  readonly linkParams?: LinkModuleParams | null;
  /** Parameters of a rich text module. */
  readonly richTextParams?: RichTextModuleParams | null;
  /** Parameters of an asset collection module. */
  readonly assetCollectionParams?: AssetCollectionModuleParams | null;
  /** Parameters of a hierarchy module. */
  readonly hierarchyViewParams?: HierarchyViewModuleParams | null;
}

/** Properties of a page module. */
@ObjectType()
export class DataHubPageModuleProperties {
  /** Display name of the module. */
  readonly name!: string;
  /** Type of the module. */
  @Field(() => DataHubPageModuleType)
  readonly type!: DataHubPageModuleType;
  /** Visibility of the module. */
  readonly visibility!: DataHubPageModuleVisibility;
  /** Parameters of the module. */
  readonly params!: DataHubPageModuleParams;
  /** Time and actor of the creation. */
  readonly created!: ResolvedAuditStamp;
  /** Time and actor of the last change. */
  readonly lastModified!: ResolvedAuditStamp;
}

/** A module of a page. */
@ObjectType({ implements: () => Entity })
export class DataHubPageModule extends Entity {
  /** Whether the module exists and is not marked as removed. */
  readonly exists?: boolean | null;
  /** Properties of the module. */
  readonly properties!: DataHubPageModuleProperties;
}
