import { Field, ObjectType } from '@nestjs/graphql';
import { EntityType } from '../../entities/index.js';
import {
  AnalyticsConfig,
  ChromeExtensionConfig,
  HomePageConfig,
  LineageConfig,
  ManagedIngestionConfig,
  SearchBarConfig,
  SearchCardConfig,
  SearchFlagsConfig,
  TestsConfig,
  ViewsConfig,
} from './client-parts.model.js';
import { FeatureFlagsConfig } from './feature-flags.model.js';
import { EntityIndexV3Config, SemanticSearchConfig } from './semantic-search.model.js';
import { VisualConfig } from './visual-config.model.js';

/** A privilege that policies can give. */
@ObjectType()
export class Privilege {
  /** Name of the privilege, as policies hold it. */
  readonly type!: string;
  /** Name for people. */
  readonly displayName?: string | null;
  /** What those who hold it may do. */
  readonly description?: string | null;
}

/** The privileges that make sense for one kind of resource. */
@ObjectType()
export class ResourcePrivileges {
  /** The model's name of the kind; `all` stands for every kind. */
  readonly resourceType!: string;
  /** Name of the kind for people. */
  readonly resourceTypeDisplayName?: string | null;
  /** The kind as GraphQL names it; absent where it does not. */
  @Field(() => EntityType, { nullable: true })
  readonly entityType?: EntityType | null;
  /** The privileges. */
  readonly privileges!: Privilege[];
}

/** What policies can say. */
@ObjectType()
export class PoliciesConfig {
  /** Whether policies count; without them everybody may do everything. */
  readonly enabled!: boolean;
  /** Privileges about the platform as a whole. */
  readonly platformPrivileges!: Privilege[];
  /** Privileges on entities, by kind. */
  readonly resourcePrivileges!: ResourcePrivileges[];
}

/** How callers are told apart. */
@ObjectType()
export class AuthConfig {
  /** Whether callers need a token or a session. */
  readonly tokenAuthEnabled!: boolean;
}

/** Whether users and groups are managed here. */
@ObjectType()
export class IdentityManagementConfig {
  /** Always true. */
  readonly enabled!: boolean;
}

/** What is told to others of how the service is used. */
@ObjectType()
export class TelemetryConfig {
  /** Always false: nothing is told. */
  readonly enableThirdPartyLogging?: boolean | null;
}

/** What clients may want to know of the service before they ask for more. */
@ObjectType()
export class AppConfig {
  /** Version of DataHub whose interface the service speaks. */
  readonly appVersion?: string | null;
  /** How callers are told apart. */
  readonly authConfig!: AuthConfig;
  /** What policies can say. */
  readonly policiesConfig!: PoliciesConfig;
  /** Whether users and groups are managed here. */
  readonly identityManagementConfig!: IdentityManagementConfig;
  /** What is told to others. */
  readonly telemetryConfig!: TelemetryConfig;
  /** Whether there are charts to look at. */
  readonly analyticsConfig!: AnalyticsConfig;
  /** Whether ingestion sources are kept here. */
  readonly managedIngestionConfig!: ManagedIngestionConfig;
  /** What lineage can do. */
  readonly lineageConfig!: LineageConfig;
  /** Whether tests of metadata run. */
  readonly testsConfig!: TestsConfig;
  /** How pages look. */
  readonly visualConfig!: VisualConfig;
  /** Whether views are used. */
  readonly viewsConfig!: ViewsConfig;
  /** How a search bar works. */
  readonly searchBarConfig!: SearchBarConfig;
  /** How hits are shown. */
  readonly searchCardConfig!: SearchCardConfig;
  /** What searches do unless asked otherwise. */
  readonly searchFlagsConfig!: SearchFlagsConfig;
  /** Which features clients and pages may use. */
  readonly featureFlags!: FeatureFlagsConfig;
  /** Whether the extension of browsers is used. */
  readonly chromeExtensionConfig!: ChromeExtensionConfig;
  /** How the home page is shown. */
  readonly homePageConfig!: HomePageConfig;
  /** Whether searches by meaning are possible. */
  readonly semanticSearchConfig?: SemanticSearchConfig | null;
  /** Whether the search index has the third layout. */
  readonly entityIndexV3?: EntityIndexV3Config | null;
}
