import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

/** Configuration of analytics. */
@ObjectType()
export class AnalyticsConfig {
  /** Always true: charts of entity counts are available. */
  readonly enabled!: boolean;
}

/** Configuration of managed ingestion. */
@ObjectType()
export class ManagedIngestionConfig {
  /** Always true; external executors run the ingestion sources. */
  readonly enabled!: boolean;
}

/** Configuration of lineage. */
@ObjectType()
export class LineageConfig {
  /** Whether lineage can be followed over any number of hops. */
  readonly supportsImpactAnalysis!: boolean;
}

/** Configuration of metadata tests. */
@ObjectType()
export class TestsConfig {
  /** Always false. */
  readonly enabled!: boolean;
}

/** Configuration of views. */
@ObjectType()
export class ViewsConfig {
  /** Always true. */
  readonly enabled!: boolean;
}

/** Query that the search bar sends. */
export enum SearchBarAPI {
  AUTOCOMPLETE_FOR_MULTIPLE = 'AUTOCOMPLETE_FOR_MULTIPLE',
  SEARCH_ACROSS_ENTITIES = 'SEARCH_ACROSS_ENTITIES',
}

registerEnumType(SearchBarAPI, { name: 'SearchBarAPI', description: 'Query that the search bar sends.' });

/** Configuration of the search bar. */
@ObjectType()
export class SearchBarConfig {
  /** Query that the search bar sends. */
  @Field(() => SearchBarAPI)
  readonly apiVariant!: SearchBarAPI;
}

/** Configuration of search result cards. */
@ObjectType()
export class SearchCardConfig {
  /** Whether result cards show descriptions. */
  readonly showDescription!: boolean;
}

/** Default search flags. */
@ObjectType()
export class SearchFlagsConfig {
  /** Whether `matchedFields` stays empty. */
  readonly defaultSkipHighlighting!: boolean;
}

/** Configuration of the browser extension. */
@ObjectType()
export class ChromeExtensionConfig {
  /** Whether the extension is enabled. */
  readonly enabled!: boolean;
  /** Whether the extension shows lineage. */
  readonly lineageEnabled!: boolean;
}

/** Sections of the personal sidebar of the home page. */
export enum PersonalSidebarSection {
  YOUR_ASSETS = 'YOUR_ASSETS',
  YOUR_DOMAINS = 'YOUR_DOMAINS',
  YOUR_GROUPS = 'YOUR_GROUPS',
  YOUR_TAGS = 'YOUR_TAGS',
  YOUR_GLOSSARY_NODES = 'YOUR_GLOSSARY_NODES',
}

registerEnumType(PersonalSidebarSection, {
  name: 'PersonalSidebarSection',
  description: 'Sections of the personal sidebar of the home page.',
});

/** Configuration of the home page. */
@ObjectType()
export class HomePageConfig {
  /** Section that comes first in the personal sidebar. */
  @Field(() => PersonalSidebarSection)
  readonly firstInPersonalSidebar!: PersonalSidebarSection;
}
