import { InputType } from '@nestjs/graphql';

/** How the summary of an asset is to be shown. */
@InputType()
export class UpdateAssetSummaryInput {
  /** Urn of the template of the summary. */
  readonly template!: string;
}

/** How an asset is to be shown. */
@InputType()
export class UpdateAssetSettingsInput {
  /** Urn of the asset. */
  readonly urn!: string;
  /** How its summary is to be shown; as it is when absent. */
  readonly summary?: UpdateAssetSummaryInput | null;
}
