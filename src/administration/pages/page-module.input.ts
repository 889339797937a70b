import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { DataHubPageModuleType, PageModuleScope } from './page-module.model.js';

/** What a link shows. */
@InputType()
export class LinkModuleParamsInput {
  /** Address that it leads to. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly linkUrl!: string;
  /** Address of a picture. */
  readonly imageUrl?: string | null;
  /** What is behind the link. */
  readonly description?: string | null;
}

/** What a text shows. */
@InputType()
export class RichTextModuleParamsInput {
  /** The text, with formatting. */
  readonly content!: string;
}

/** What a choice of assets shows. */
@InputType()
export class AssetCollectionModuleParamsInput {
  /** Urns of the assets. */
  @Field(() => [String])
  readonly assetUrns!: string[];
  /** Conditions that select the assets instead, as JSON text. */
  readonly dynamicFilterJson?: string | null;
}

/** What a tree of assets shows. */
@InputType()
export class HierarchyViewModuleParamsInput {
  /** Urns of the assets at the top. */
  @Field(() => [String])
  readonly assetUrns!: string[];
  /** Whether entities that belong to the assets are shown. */
  readonly showRelatedEntities!: boolean;
  /** Conditions that select those entities, as JSON text. */
  readonly relatedEntitiesFilterJson?: string | null;
}

/** What a module shows: give the one that fits its type. */
@InputType()
export class PageModuleParamsInput {
  /** For the type LINK. */
  @ValidateNested()
  @Type(() => LinkModuleParamsInput)
  readonly linkParams?: LinkModuleParamsInput | null;
  /** For the type RICH_TEXT. */
  readonly richTextParams?: RichTextModuleParamsInput | null;
  /** For the type ASSET_COLLECTION. */
  readonly assetCollectionParams?: AssetCollectionModuleParamsInput | null;
  /** For the type HIERARCHY. */
  readonly hierarchyViewParams?: HierarchyViewModuleParamsInput | null;
}

/** What a module is to be. */
@InputType()
export class UpsertPageModuleInput {
  /** Urn of the module; a new one is made when absent. */
  readonly urn?: string | null;
  /** Name of the module. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the module shows: LINK, RICH_TEXT, ASSET_COLLECTION or HIERARCHY. */
  @Field(() => DataHubPageModuleType)
  readonly type!: DataHubPageModuleType;
  /** For whom the module is. */
  @Field(() => PageModuleScope)
  readonly scope!: PageModuleScope;
  /** What it shows. */
  @ValidateNested()
  @Type(() => PageModuleParamsInput)
  readonly params!: PageModuleParamsInput;
}

/** The module to delete. */
@InputType()
export class DeletePageModuleInput {
  /** Urn of the module. */
  readonly urn!: string;
}
