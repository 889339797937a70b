import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, AspectWriter } from '../../aspects/index.js';
import { SecretCipher, SYSTEM_ACTOR } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { type StoredOf, webhookSecret } from '../../model/index.js';
import { WEBHOOK } from './webhook-type.js';

/** Bytes of a key. Source: Standard Webhooks, which allows 24 to 64. */
const KEY_BYTES = 32;
const PREFIX = 'whsec_';
/** For how long an earlier key signs, too, in milliseconds. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

type StoredKey = StoredOf<typeof webhookSecret>['keys'][number];

/** The keys with which requests are signed, stored encrypted. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class WebhookKeys {
  constructor(
    private readonly store: AspectStore,
    private readonly writer: AspectWriter,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /** The keys that sign now, the newest first; none if the webhook has no key. */
  async of(urn: string): Promise<readonly string[]> {
    return (await this.stored(urn)).map(({ encryptedValue }) => this.cipher.decrypt(encryptedValue));
  }

  /** Makes a new key and returns it. The last one signs, too, for another 24 hours. */
  async renew(urn: string): Promise<string> {
    const key = PREFIX + randomBytes(KEY_BYTES).toString('base64');
    const now = this.clock.now();
    const [last] = await this.stored(urn);
    const earlier = last === undefined ? [] : [{ ...last, expiresAt: now + OVERLAP_MS }];
    const value = { keys: [{ encryptedValue: this.cipher.encrypt(key) }, ...earlier] };
    const proposal = {
      urn,
      entityType: WEBHOOK,
      aspectName: webhookSecret.name,
      changeType: 'UPSERT',
      value,
    } as const;
    await this.writer.write([proposal], { audit: { time: now, actor: SYSTEM_ACTOR.urn }, source: 'SYSTEM' });
    return key;
  }

  private async stored(urn: string): Promise<readonly StoredKey[]> {
    const now = this.clock.now();
    const keys = (await this.store.value(urn, webhookSecret))?.keys ?? [];
    return keys.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
  }
}
