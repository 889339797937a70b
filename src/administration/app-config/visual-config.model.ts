import { Field, Int, ObjectType } from '@nestjs/graphql';

/** The tab of queries of a dataset. */
@ObjectType()
export class QueriesTabConfig {
  /** Queries that it shows at once. */
  @Field(() => Int, { nullable: true })
  readonly queriesTabResultSize?: number | null;
}

/** The page of a kind of entities. */
@ObjectType()
export class EntityProfileConfig {
  /** The tab that is shown first; the page decides when null. */
  readonly defaultTab?: string | null;
}

/** The pages of entities. */
@ObjectType()
export class EntityProfilesConfig {
  /** The page of a domain. */
  readonly domain?: EntityProfileConfig | null;
}

/** The results of searches. */
@ObjectType()
export class SearchResultsVisualConfig {
  /** Whether matches are marked in names. */
  readonly enableNameHighlight?: boolean | null;
}

/** Colours of the pages. */
@ObjectType()
export class ThemeConfig {
  /** Name of the colours; those of the pages themselves when null. */
  readonly themeId?: string | null;
}

/** Applications in the pages. */
@ObjectType()
export class ApplicationConfig {
  /** Whether assets without an application show where one would stand. */
  readonly showSidebarSectionWhenEmpty?: boolean | null;
  /** Whether the menu leads to applications. */
  readonly showApplicationInNavigation?: boolean | null;
}

/** How pages look. What is null, the pages decide. */
@ObjectType()
export class VisualConfig {
  /** Address of the logo. */
  readonly logoUrl?: string | null;
  /** Address of the icon of the pages. */
  readonly faviconUrl?: string | null;
  /** Title of the pages. */
  readonly appTitle?: string | null;
  /** Whether the glossary is not shown. */
  readonly hideGlossary?: boolean | null;
  /** The tab of queries of a dataset. */
  readonly queriesTab?: QueriesTabConfig | null;
  /** The pages of entities. */
  readonly entityProfiles?: EntityProfilesConfig | null;
  /** The results of searches. */
  readonly searchResult?: SearchResultsVisualConfig | null;
  /** Whether lineage shows names in full. */
  readonly showFullTitleInLineage?: boolean | null;
  /** Colours of the pages. */
  readonly theme?: ThemeConfig | null;
  /** Applications in the pages. */
  readonly application?: ApplicationConfig | null;
}
