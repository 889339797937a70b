import { ObjectType } from '@nestjs/graphql';

/** A new feature of the product. */
@ObjectType()
export class ProductUpdateFeature {
  /** Title of the feature. */
  readonly title!: string;
  /** Description of the feature. */
  readonly description!: string;
  /** Name of the feature's icon. */
  readonly icon?: string | null;
  /** Editions in which the feature is available. */
  readonly availability?: string | null;
}

/** A product update. */
@ObjectType()
export class ProductUpdate {
  /** Whether the update is shown. */
  readonly enabled!: boolean;
  /** Id of the update. */
  readonly id!: string;
  /** Title of the update. */
  readonly title!: string;
  /** Header above the update. */
  readonly header?: string | null;
  /** Product version that the update requires. */
  readonly requiredVersion?: string | null;
  /** URL of an image. */
  readonly image?: string | null;
  /** Text of the update. */
  readonly description?: string | null;
  /** Label of the primary button. */
  readonly primaryCtaText?: string | null;
  /** URL that the primary button opens. */
  readonly primaryCtaLink?: string | null;
  /** Label of the secondary button. */
  readonly secondaryCtaText?: string | null;
  /** URL that the secondary button opens. */
  readonly secondaryCtaLink?: string | null;
  /** Label of the single button of older updates. */
  readonly ctaText!: string;
  /** URL that this button opens. */
  readonly ctaLink!: string;
  /** The new features. */
  readonly features?: ProductUpdateFeature[] | null;
}
