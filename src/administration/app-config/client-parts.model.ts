import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';

/** Whether there are charts to look at. */
@ObjectType()
export class AnalyticsConfig {
  /** Always true: charts of what entities there are. */
  readonly enabled!: boolean;
}

/** Whether ingestion sources are kept here. */
@ObjectType()
export class ManagedIngestionConfig {
  /** Always true; executors outside of the service run them. */
  readonly enabled!: boolean;
}

/** What lineage can do. */
@ObjectType()
export class LineageConfig {
  /** Whether everything behind an entity is found, however far. */
  readonly supportsImpactAnalysis!: boolean;
}

/** Whether tests of metadata run. */
@ObjectType()
export class TestsConfig {
  /** Always false. */
  readonly enabled!: boolean;
}

/** Whether views are used. */
@ObjectType()
export class ViewsConfig {
  /** Always true. */
  readonly enabled!: boolean;
}

/** Which query a search bar sends. */
export enum SearchBarAPI {
  AUTOCOMPLETE_FOR_MULTIPLE = 'AUTOCOMPLETE_FOR_MULTIPLE',
  SEARCH_ACROSS_ENTITIES = 'SEARCH_ACROSS_ENTITIES',
}

registerEnumType(SearchBarAPI, { name: 'SearchBarAPI', description: 'Which query a search bar sends.' });

/** How a search bar works. */
@ObjectType()
export class SearchBarConfig {
  /** Which query it sends. */
  @Field(() => SearchBarAPI)
  readonly apiVariant!: SearchBarAPI;
}

/** How hits are shown. */
@ObjectType()
export class SearchCardConfig {
  /** Whether hits show their description. */
  readonly showDescription!: boolean;
}

/** What searches do unless asked otherwise. */
@ObjectType()
export class SearchFlagsConfig {
  /** Whether `matchedFields` stays empty. */
  readonly defaultSkipHighlighting!: boolean;
}

/** Whether the extension of browsers is used. */
@ObjectType()
export class ChromeExtensionConfig {
  /** Whether it is. */
  readonly enabled!: boolean;
  /** Whether it shows lineage. */
  readonly lineageEnabled!: boolean;
}

/** What stands first at the side of the home page. */
export enum PersonalSidebarSection {
  YOUR_ASSETS = 'YOUR_ASSETS',
  YOUR_DOMAINS = 'YOUR_DOMAINS',
  YOUR_GROUPS = 'YOUR_GROUPS',
  YOUR_TAGS = 'YOUR_TAGS',
  YOUR_GLOSSARY_NODES = 'YOUR_GLOSSARY_NODES',
}

registerEnumType(PersonalSidebarSection, {
  name: 'PersonalSidebarSection',
  description: 'What stands at the side of the home page.',
});

/** How the home page is shown. */
@ObjectType()
export class HomePageConfig {
  /** What stands first at its side. */
  @Field(() => PersonalSidebarSection)
  readonly firstInPersonalSidebar!: PersonalSidebarSection;
}
