import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Configuration of the queries tab of a dataset. */
@ObjectType()
export class QueriesTabConfig {
  /** Number of queries that the tab shows at once. */
  @Field(() => Int, { nullable: true })
  readonly queriesTabResultSize?: number | null;
}

/** Configuration of the page of one entity type. */
@ObjectType()
export class EntityProfileConfig {
  /** Tab that opens first; the page's default when null. */
  readonly defaultTab?: string | null;
}

/** Configuration of entity pages. */
@ObjectType()
export class EntityProfilesConfig {
  /** Configuration of the page of a domain. */
  readonly domain?: EntityProfileConfig | null;
}

/** Configuration of search results. */
@ObjectType()
export class SearchResultsVisualConfig {
  /** Whether matches are highlighted in names. */
  readonly enableNameHighlight?: boolean | null;
}

/** Theme of the user interface. */
@ObjectType()
export class ThemeConfig {
  /** Id of the theme; the user interface's own theme when null. */
  readonly themeId?: string | null;
}

/** Configuration of applications in the user interface. */
@ObjectType()
export class ApplicationConfig {
  /** Whether the sidebar shows the application section for assets without an application. */
  readonly showSidebarSectionWhenEmpty?: boolean | null;
  /** Whether the navigation bar links to applications. */
  readonly showApplicationInNavigation?: boolean | null;
}

/** Appearance of the user interface; null values leave the choice to the user interface. */
@ObjectType()
export class VisualConfig {
  /** URL of the logo. */
  readonly logoUrl?: string | null;
  /** URL of the favicon. */
  readonly faviconUrl?: string | null;
  /** Title of the application. */
  readonly appTitle?: string | null;
  /** Whether the glossary is hidden. */
  readonly hideGlossary?: boolean | null;
  /** Configuration of the queries tab of a dataset. */
  readonly queriesTab?: QueriesTabConfig | null;
  /** Configuration of entity pages. */
  readonly entityProfiles?: EntityProfilesConfig | null;
  /** Configuration of search results. */
  readonly searchResult?: SearchResultsVisualConfig | null;
  /** Whether lineage shows full titles. */
  readonly showFullTitleInLineage?: boolean | null;
  /** Theme of the user interface. */
  readonly theme?: ThemeConfig | null;
  /** Configuration of applications in the user interface. */
  readonly application?: ApplicationConfig | null;
}
