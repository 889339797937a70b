import { Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import { INTERFACE_VERSION } from '../../foundation/requests/interface-version.js';
import { AppConfig } from '../../foundation/config/index.js';
import { EntityType, enumOfEntityType } from '../../entities/index.js';
import { GlobalSettingsService } from '../global-settings/index.js';
import {
  PLATFORM_PRIVILEGE_CATALOG,
  RESOURCE_PRIVILEGE_CATALOG,
  type ResourcePrivilegeGroup,
} from '../policies/index.js';
import { AppConfig as ClientAppConfig, type PoliciesConfig, type ResourcePrivileges } from './app-config.model.js';
import { PersonalSidebarSection, SearchBarAPI } from './client-parts.model.js';
import { featureFlags } from './feature-flags.js';
import { visualConfig } from './visual-config.js';

/** The parts that are the same in every deployment. */
const CLIENT_PARTS = {
  analyticsConfig: { enabled: true },
  managedIngestionConfig: { enabled: true },
  lineageConfig: { supportsImpactAnalysis: true },
  testsConfig: { enabled: false },
  viewsConfig: { enabled: true },
  searchBarConfig: { apiVariant: SearchBarAPI.SEARCH_ACROSS_ENTITIES },
  searchCardConfig: { showDescription: false },
  searchFlagsConfig: { defaultSkipHighlighting: false },
  homePageConfig: { firstInPersonalSidebar: PersonalSidebarSection.YOUR_ASSETS },
  semanticSearchConfig: { enabled: false, enabledEntities: [], embeddingConfig: null },
  entityIndexV3: { enabled: false },
};

/** The query for the configuration of the service. */
@Resolver()
export class AppConfigResolver {
  constructor(
    private readonly config: AppConfig,
    private readonly settings: GlobalSettingsService,
  ) {}

  @Authenticated('Returns configuration of the service.')
  @Query(() => ClientAppConfig, { nullable: true, description: 'Configuration of the service for its clients.' })
  async appConfig(): Promise<ClientAppConfig> {
    const { enabled, policiesEnabled } = this.config.auth;
    const applications = await this.settings.section('applications');
    return {
      appVersion: `v${INTERFACE_VERSION}`,
      authConfig: { tokenAuthEnabled: enabled },
      policiesConfig: policiesConfig(policiesEnabled),
      identityManagementConfig: { enabled: true },
      telemetryConfig: { enableThirdPartyLogging: false },
      visualConfig: visualConfig(this.config.appearance, applications?.enabled === true),
      chromeExtensionConfig: this.config.appearance.extension,
      featureFlags: featureFlags(this.config),
      ...CLIENT_PARTS,
    };
  }
}

function policiesConfig(enabled: boolean): PoliciesConfig {
  return {
    enabled,
    platformPrivileges: [...PLATFORM_PRIVILEGE_CATALOG],
    resourcePrivileges: RESOURCE_PRIVILEGE_CATALOG.map(resourcePrivileges),
  };
}

function resourcePrivileges({ resourceType, displayName, privileges }: ResourcePrivilegeGroup): ResourcePrivileges {
  const entityType = enumOfEntityType(resourceType);
  return {
    resourceType,
    resourceTypeDisplayName: displayName,
    entityType: entityType === EntityType.OTHER ? null : entityType,
    privileges: [...privileges],
  };
}
