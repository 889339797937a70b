import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { DataHubPageTemplate } from '../../../administration/index.js';

/** A template of the summary of an asset. */
@ObjectType()
export class AssetSummarySettingsTemplate {
  /** The page template; null if it no longer exists. */
  @Field(() => DataHubPageTemplate, { nullable: true })
  readonly template?: EntityRef | null;
}

/** Display settings of the summary of an asset. */
@ObjectType()
export class AssetSummarySettings {
  /** Templates of the summary; the first one applies. */
  readonly templates?: AssetSummarySettingsTemplate[] | null;
}

/** Display settings of an asset. */
@ObjectType()
export class AssetSettings {
  /** Settings of the summary. */
  readonly assetSummary?: AssetSummarySettings | null;
}
