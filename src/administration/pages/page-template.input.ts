import { Field, InputType } from '@nestjs/graphql';
import { PageTemplateScope, PageTemplateSurfaceType, SummaryElementType } from './page-template.model.js';

/** A row of a page. */
@InputType()
export class PageTemplateRowInput {
  /** Urns of its modules, in order. */
  @Field(() => [String])
  readonly modules!: string[];
}

/** One thing that the head of an asset's summary is to tell. */
@InputType()
export class SummaryElementInput {
  /** What it tells. */
  @Field(() => SummaryElementType)
  readonly elementType!: SummaryElementType;
  /** Urn of the structured property whose values it tells; goes with STRUCTURED_PROPERTY. */
  readonly structuredPropertyUrn?: string | null;
}

/** The head of an asset's summary. */
@InputType()
export class PageTemplateAssetSummaryInput {
  /** What it tells, in order. */
  readonly summaryElements!: SummaryElementInput[];
}

/** What a template is to be. */
@InputType()
export class UpsertPageTemplateInput {
  /** Urn of the template; a new one is made when absent. */
  readonly urn?: string | null;
  /** Rows of the page, from the top. */
  readonly rows!: PageTemplateRowInput[];
  /** The head of the summary, where the page is one. */
  readonly assetSummary?: PageTemplateAssetSummaryInput | null;
  /** For whom the template is. */
  @Field(() => PageTemplateScope)
  readonly scope!: PageTemplateScope;
  /** Which page it lays out. */
  @Field(() => PageTemplateSurfaceType)
  readonly surfaceType!: PageTemplateSurfaceType;
}

/** The template to delete. */
@InputType()
export class DeletePageTemplateInput {
  /** Urn of the template. */
  readonly urn!: string;
}
