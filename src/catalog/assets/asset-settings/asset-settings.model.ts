import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../../entities/index.js';
import { DataHubPageTemplate } from '../../../administration/index.js';

/** A template of the summary of an asset. */
@ObjectType()
export class AssetSummarySettingsTemplate {
  /** How the summary is laid out; null when the template is gone. */
  @Field(() => DataHubPageTemplate, { nullable: true })
  readonly template?: EntityRef | null;
}

/** How the summary of an asset is shown. */
@ObjectType()
export class AssetSummarySettings {
  /** Templates of the summary; the first one counts. */
  readonly templates?: AssetSummarySettingsTemplate[] | null;
}

/** How an asset is shown. */
@ObjectType()
export class AssetSettings {
  /** How its summary is shown. */
  readonly assetSummary?: AssetSummarySettings | null;
}
