import { Field, InputType } from '@nestjs/graphql';
import { PageTemplateScope, PageTemplateSurfaceType, SummaryElementType } from './page-template.model.js';

/** A row of a page. */
@InputType()
export class PageTemplateRowInput {
  /** Urns of the modules of the row, in order. */
  @Field(() => [String])
  readonly modules!: string[];
}

/** An element of the header of an asset's summary page. */
@InputType()
export class SummaryElementInput {
  /** Type of the element. */
  @Field(() => SummaryElementType)
  readonly elementType!: SummaryElementType;
  /** Urn of the structured property; required for type STRUCTURED_PROPERTY. */
  readonly structuredPropertyUrn?: string | null;
}

/** The header of an asset's summary page. */
@InputType()
export class PageTemplateAssetSummaryInput {
  /** Elements of the header, in order. */
  readonly summaryElements!: SummaryElementInput[];
}

/** A template to create or replace. */
@InputType()
export class UpsertPageTemplateInput {
  /** Urn of the template; when absent, a template is created. */
  readonly urn?: string | null;
  /** Rows of the page, from top to bottom. */
  readonly rows!: PageTemplateRowInput[];
  /** Header of the page, for the summary page of an asset. */
  readonly assetSummary?: PageTemplateAssetSummaryInput | null;
  /** Scope of the template. */
  @Field(() => PageTemplateScope)
  readonly scope!: PageTemplateScope;
  /** Page that the template is for. */
  @Field(() => PageTemplateSurfaceType)
  readonly surfaceType!: PageTemplateSurfaceType;
}

/** A template to delete. */
@InputType()
export class DeletePageTemplateInput {
  /** Urn of the template. */
  readonly urn!: string;
}
