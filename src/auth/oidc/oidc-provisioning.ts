import { Injectable, Logger } from '@nestjs/common';
import { DomainError, forbidden, invalidArgument } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type OidcConfig, AppConfig } from '../../foundation/config/index.js';
import { SYSTEM_ACTOR, userIdOf } from '../actor.js';
import { UserCreation } from '../users/user-creation.js';
import type { OidcProfile } from './oidc-profile.js';

/** Stores the users and groups of an identity provider. */
@Injectable()
export class OidcProvisioning {
  private readonly logger = new Logger(OidcProvisioning.name);

  constructor(
    private readonly creation: UserCreation,
    private readonly config: AppConfig,
  ) {}

  /**
   * Stores the user of a profile and the user's groups, as configured. Changes only the groups of an existing user: a
   * suspended user stays suspended. Returns the user's urn. Throws `INVALID_ARGUMENT` if the user may not log in, and
   * `FORBIDDEN` without one of the required groups.
   */
  async admit(profile: OidcProfile, config: OidcConfig): Promise<string> {
    const urn = this.urnOf(profile);
    requireGroup(profile, config);
    const isKnown = await this.creation.isKnown(urn);
    if (!isKnown && (config.requiresKnownUsers || !config.provisionsUsers))
      throw invalidArgument('This user does not exist. Ask an administrator to add you.');
    if (config.provisionsUsers) await this.provision(urn, profile, isKnown);
    if (config.extractsGroups) await this.creation.replaceGroups(urn, groupUrns(profile.groups));
    return urn;
  }

  private urnOf({ userId }: OidcProfile): string {
    const urn = `urn:li:corpuser:${userId ?? ''}`;
    const isReserved = userId === SYSTEM_ACTOR.id || userId === this.config.auth.systemClientId;
    if (userId !== undefined && !isReserved && userIdOf(urn) !== undefined) return urn;
    throw invalidArgument(
      'The identity provider did not return your user id, or your address is not verified there. Check AUTH_OIDC_USER_NAME_CLAIM and its pattern.',
    );
  }

  private async provision(urn: string, { info, editableInfo }: OidcProfile, isKnown: boolean): Promise<void> {
    if (isKnown) return this.creation.complete(urn, { corpUserInfo: info });
    await this.creation.complete(urn, { corpUserInfo: info, corpUserStatus: this.creation.activeStatus() });
    if (editableInfo !== undefined) await this.provisionPicture(urn, editableInfo);
  }

  /** A picture that is not at a public https address is left out: it is no reason to refuse a log-in. */
  private async provisionPicture(urn: string, editableInfo: JsonObject): Promise<void> {
    try {
      await this.creation.complete(urn, { corpUserEditableInfo: editableInfo });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
      this.logger.warn(`${urn} has no picture: ${error.message}`);
    }
  }
}

function requireGroup({ groups }: OidcProfile, { requiredGroups }: OidcConfig): void {
  if (requiredGroups.length === 0 || requiredGroups.some((group) => groups.includes(group))) return;
  throw forbidden('None of your groups may log in here. Ask an administrator.');
}

function groupUrns(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [groupUrn(name), name]));
}

/** The urn that DataHub gives to a group of this name, which is encoded as the value of a form is. */
function groupUrn(name: string): string {
  const [, id = ''] = new URLSearchParams({ '': name }).toString().split('=');
  return `urn:li:corpGroup:${id}`;
}
