import { InputType } from '@nestjs/graphql';

/** Changes to the summary of an asset. */
@InputType()
export class UpdateAssetSummaryInput {
  /** Urn of the page template of the summary. */
  readonly template!: string;
}

/** Changes to the display settings of an asset. */
@InputType()
export class UpdateAssetSettingsInput {
  /** Urn of the asset. */
  readonly urn!: string;
  /** Changes to the summary; unchanged if absent. */
  readonly summary?: UpdateAssetSummaryInput | null;
}
