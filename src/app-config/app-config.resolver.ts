import { Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import { INTERFACE_VERSION } from '../common/interface-version.js';
import { AppConfig } from '../config/index.js';
import { EntityType, entityTypeOfName } from '../entities/index.js';
import {
  PLATFORM_PRIVILEGE_CATALOG,
  RESOURCE_PRIVILEGE_CATALOG,
  type ResourcePrivilegeGroup,
} from '../policies/index.js';
import { AppConfig as ClientAppConfig, type PoliciesConfig, type ResourcePrivileges } from './app-config.model.js';

/** The query for what clients may want to know of the service. */
@Resolver()
export class AppConfigResolver {
  constructor(private readonly config: AppConfig) {}

  @Authenticated('Tells of the service.')
  @Query(() => ClientAppConfig, { nullable: true, description: 'What clients may want to know of the service.' })
  appConfig(): ClientAppConfig {
    const { enabled, policiesEnabled } = this.config.auth;
    return {
      appVersion: `v${INTERFACE_VERSION}`,
      authConfig: { tokenAuthEnabled: enabled },
      policiesConfig: policiesConfig(policiesEnabled),
      identityManagementConfig: { enabled: true },
      telemetryConfig: { enableThirdPartyLogging: false },
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
  const entityType = entityTypeOfName(resourceType);
  return {
    resourceType,
    resourceTypeDisplayName: displayName,
    entityType: entityType === EntityType.OTHER ? null : entityType,
    privileges: [...privileges],
  };
}
