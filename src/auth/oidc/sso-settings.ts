import { Injectable } from '@nestjs/common';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { RightsStore } from '../rights/rights-store.js';

/** The single sign-on settings that a deployment keeps in its metadata, for a web front end in front of the service. */
@Injectable()
export class SsoSettings {
  constructor(
    private readonly store: RightsStore,
    private readonly cipher: SecretCipher,
  ) {}

  /**
   * The settings with the client secret in clear: for trusted services only. Undefined when there are none. Throws
   * `INTERNAL` when the secret cannot be decrypted.
   */
  async read(): Promise<JsonObject | undefined> {
    const sso = (await this.store.latestOne('urn:li:globalSettings:0', 'globalSettingsInfo'))?.value['sso'];
    if (!isJsonObject(sso)) return undefined;
    const { baseUrl, oidcSettings } = sso;
    if (!isJsonObject(oidcSettings)) return { baseUrl: baseUrl ?? null };
    const { enabled, clientSecret, ...others } = oidcSettings;
    const secret = typeof clientSecret === 'string' ? this.cipher.decrypt(clientSecret) : null;
    return { baseUrl: baseUrl ?? null, oidcEnabled: enabled ?? null, clientSecret: secret, ...others };
  }
}
