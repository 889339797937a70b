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
  /** Display name. */
  readonly displayName?: string | null;
  /** What the privilege permits. */
  readonly description?: string | null;
}

/** The privileges that apply to one type of resource. */
@ObjectType()
export class ResourcePrivileges {
  /** Entity type as the model spells it; `all` stands for every type. */
  readonly resourceType!: string;
  /** Display name of the type. */
  readonly resourceTypeDisplayName?: string | null;
  /** The entity type as a GraphQL enum value; null when the enum lacks it. */
  @Field(() => EntityType, { nullable: true })
  readonly entityType?: EntityType | null;
  /** The privileges. */
  readonly privileges!: Privilege[];
}

/** Configuration of policies. */
@ObjectType()
export class PoliciesConfig {
  /** Whether policies are enforced; if not, every user may do everything. */
  readonly enabled!: boolean;
  /** Privileges that apply to the whole platform. */
  readonly platformPrivileges!: Privilege[];
  /** Privileges on entities, by entity type. */
  readonly resourcePrivileges!: ResourcePrivileges[];
}

/** Configuration of authentication. */
@ObjectType()
export class AuthConfig {
  /** Whether requests need a token or a session. */
  readonly tokenAuthEnabled!: boolean;
}

/** Configuration of identity management. */
@ObjectType()
export class IdentityManagementConfig {
  /** Always true. */
  readonly enabled!: boolean;
}

/** Configuration of telemetry. */
@ObjectType()
export class TelemetryConfig {
  /** Always false: the service sends no telemetry. */
  readonly enableThirdPartyLogging?: boolean | null;
}

/** Configuration of the service for its clients. */
@ObjectType()
export class AppConfig {
  /** Version of DataHub whose interface the service speaks. */
  readonly appVersion?: string | null;
  /** Configuration of authentication. */
  readonly authConfig!: AuthConfig;
  /** Configuration of policies. */
  readonly policiesConfig!: PoliciesConfig;
  /** Configuration of identity management. */
  readonly identityManagementConfig!: IdentityManagementConfig;
  /** Configuration of telemetry. */
  readonly telemetryConfig!: TelemetryConfig;
  /** Configuration of analytics. */
  readonly analyticsConfig!: AnalyticsConfig;
  /** Configuration of managed ingestion. */
  readonly managedIngestionConfig!: ManagedIngestionConfig;
  /** Configuration of lineage. */
  readonly lineageConfig!: LineageConfig;
  /** Configuration of metadata tests. */
  readonly testsConfig!: TestsConfig;
  /** Appearance of the user interface. */
  readonly visualConfig!: VisualConfig;
  /** Configuration of views. */
  readonly viewsConfig!: ViewsConfig;
  /** Configuration of the search bar. */
  readonly searchBarConfig!: SearchBarConfig;
  /** Configuration of search result cards. */
  readonly searchCardConfig!: SearchCardConfig;
  /** Default search flags. */
  readonly searchFlagsConfig!: SearchFlagsConfig;
  /** Feature flags. */
  readonly featureFlags!: FeatureFlagsConfig;
  /** Configuration of the browser extension. */
  readonly chromeExtensionConfig!: ChromeExtensionConfig;
  /** Configuration of the home page. */
  readonly homePageConfig!: HomePageConfig;
  /** Configuration of semantic search. */
  readonly semanticSearchConfig?: SemanticSearchConfig | null;
  /** Configuration of version 3 of the entity index. */
  readonly entityIndexV3?: EntityIndexV3Config | null;
}
