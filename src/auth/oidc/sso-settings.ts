import { Injectable } from '@nestjs/common';
import { valueAs } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { globalSettingsInfo } from '../../model/index.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { RightsStore } from '../rights/rights-store.js';

/** The single sign-on settings in a deployment's metadata, for a web frontend in front of the service. */
@Injectable()
export class SsoSettings {
  constructor(
    private readonly store: RightsStore,
    private readonly cipher: SecretCipher,
  ) {}

  /**
   * The settings with the client secret in plain text: for trusted services only. Undefined if there are none. Throws
   * `INTERNAL` if the secret cannot be decrypted.
   */
  async read(): Promise<JsonObject | undefined> {
    const record = await this.store.latestOne('urn:li:globalSettings:0', globalSettingsInfo.name);
    const sso = record && valueAs(record, globalSettingsInfo).sso;
    if (sso === undefined) return undefined;
    const { baseUrl, oidcSettings } = sso;
    if (oidcSettings === undefined) return { baseUrl };
    const { enabled, clientSecret, requiredGroups, ...others } = oidcSettings;
    return {
      baseUrl,
      oidcEnabled: enabled,
      clientSecret: this.cipher.decrypt(clientSecret),
      ...others,
      ...(requiredGroups !== undefined && { requiredGroups: [...requiredGroups] }),
    };
  }
}
