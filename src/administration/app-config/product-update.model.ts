import { ObjectType } from '@nestjs/graphql';

/** Something new in the product. */
@ObjectType()
export class ProductUpdateFeature {
  /** What it is. */
  readonly title!: string;
  /** What it does. */
  readonly description!: string;
  /** Name of its icon. */
  readonly icon?: string | null;
  /** Where it can be had. */
  readonly availability?: string | null;
}

/** News of the product. */
@ObjectType()
export class ProductUpdate {
  /** Whether the news are shown. */
  readonly enabled!: boolean;
  /** Id of the news. */
  readonly id!: string;
  /** What they are about. */
  readonly title!: string;
  /** What stands above them. */
  readonly header?: string | null;
  /** Version of the product that they are for. */
  readonly requiredVersion?: string | null;
  /** Address of a picture. */
  readonly image?: string | null;
  /** The news. */
  readonly description?: string | null;
  /** Text of the first button. */
  readonly primaryCtaText?: string | null;
  /** Where the first button leads. */
  readonly primaryCtaLink?: string | null;
  /** Text of the second button. */
  readonly secondaryCtaText?: string | null;
  /** Where the second button leads. */
  readonly secondaryCtaLink?: string | null;
  /** Text of the only button of older news. */
  readonly ctaText!: string;
  /** Where that button leads. */
  readonly ctaLink!: string;
  /** What is new. */
  readonly features?: ProductUpdateFeature[] | null;
}
