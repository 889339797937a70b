import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { IsSafeLink } from '../../entities/index.js';
import { DataHubPageModuleType, PageModuleScope } from './page-module.model.js';

/** Parameters of a link module. */
@InputType()
export class LinkModuleParamsInput {
  /** URL of the link. */
  @Matches(/\S/, { message: '$property must not be blank' })
  @IsSafeLink()
  readonly linkUrl!: string;
  /** URL of an image. */
  readonly imageUrl?: string | null;
  /** Description of the link. */
  readonly description?: string | null;
}

/** Parameters of a rich text module. */
@InputType()
export class RichTextModuleParamsInput {
  /** The formatted text. */
  readonly content!: string;
}

/** Parameters of an asset collection module. */
@InputType()
export class AssetCollectionModuleParamsInput {
  /** Urns of the assets. */
  @Field(() => [String])
  readonly assetUrns!: string[];
  /** Filter that selects the assets instead of their urns, as JSON text. */
  readonly dynamicFilterJson?: string | null;
}

/** Parameters of a hierarchy module. */
@InputType()
export class HierarchyViewModuleParamsInput {
  /** Urns of the root assets. */
  @Field(() => [String])
  readonly assetUrns!: string[];
  /** Whether to show related entities of the assets. */
  readonly showRelatedEntities!: boolean;
  /** Filter on the related entities, as JSON text. */
  readonly relatedEntitiesFilterJson?: string | null;
}

/** Parameters of a module; set the field that matches its type. */
@InputType()
export class PageModuleParamsInput {
  /** Parameters of type LINK. */
  @ValidateNested()
  @Type(() => LinkModuleParamsInput)
  readonly linkParams?: LinkModuleParamsInput | null;
  /** Parameters of type RICH_TEXT. */
  readonly richTextParams?: RichTextModuleParamsInput | null;
  /** Parameters of type ASSET_COLLECTION. */
  readonly assetCollectionParams?: AssetCollectionModuleParamsInput | null;
  /** Parameters of type HIERARCHY. */
  readonly hierarchyViewParams?: HierarchyViewModuleParamsInput | null;
}

/** A module to create or replace. */
@InputType()
export class UpsertPageModuleInput {
  /** Urn of the module; when absent, a module is created. */
  readonly urn?: string | null;
  /** Display name of the module. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Type of the module: LINK, RICH_TEXT, ASSET_COLLECTION or HIERARCHY. */
  @Field(() => DataHubPageModuleType)
  readonly type!: DataHubPageModuleType;
  /** Scope of the module. */
  @Field(() => PageModuleScope)
  readonly scope!: PageModuleScope;
  /** Parameters of the module. */
  @ValidateNested()
  @Type(() => PageModuleParamsInput)
  readonly params!: PageModuleParamsInput;
}

/** A module to delete. */
@InputType()
export class DeletePageModuleInput {
  /** Urn of the module. */
  readonly urn!: string;
}
