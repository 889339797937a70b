import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type AspectRecord,
  AspectStore,
  AspectWriter,
  ifUnchanged,
  untilUnchanged,
  valueAs,
} from '../../aspects/index.js';
import { SecretCipher, SYSTEM_ACTOR } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { DAY_MS } from '../../foundation/common/durations.js';
import { type StoredOf, webhookSecret } from '../../model/index.js';
import { WEBHOOK } from './webhook-type.js';

/** Bytes of a key. Source: Standard Webhooks, which allows 24 to 64. */
const KEY_BYTES = 32;
const PREFIX = 'whsec_';
/** For how long an earlier key signs, too, in milliseconds. */
const OVERLAP_MS = DAY_MS;
/** Keys that sign at most, so that the header of their signatures stays short. */
const MOST_KEYS = 10;

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
    const keys = this.validIn(await this.stored(urn));
    return keys.map(({ encryptedValue }) => this.cipher.decrypt(encryptedValue));
  }

  /**
   * Makes a new key and returns it. An earlier one signs, too, until 24 hours after it was replaced, unless nine newer
   * ones do. Throws `PRECONDITION_FAILED` after a hundred concurrent calls.
   */
  async renew(urn: string): Promise<string> {
    const key = PREFIX + randomBytes(KEY_BYTES).toString('base64');
    await untilUnchanged(urn, async () => this.add(key, urn, await this.stored(urn)));
    return key;
  }

  private async add(key: string, urn: string, stored: AspectRecord | undefined): Promise<void> {
    const now = this.clock.now();
    const valid = this.validIn(stored).slice(0, MOST_KEYS - 1);
    const earlier = valid.map((one) => ({ expiresAt: now + OVERLAP_MS, ...one }));
    const value = { keys: [{ encryptedValue: this.cipher.encrypt(key) }, ...earlier] };
    const proposal = {
      urn,
      entityType: WEBHOOK,
      aspectName: webhookSecret.name,
      changeType: 'UPSERT',
      value,
      headers: ifUnchanged(stored),
    } as const;
    await this.writer.write([proposal], { audit: { time: now, actor: SYSTEM_ACTOR.urn }, source: 'SYSTEM' });
  }

  private stored(urn: string): Promise<AspectRecord | undefined> {
    return this.store.latestOne(urn, webhookSecret.name);
  }

  private validIn(stored: AspectRecord | undefined): readonly StoredKey[] {
    const now = this.clock.now();
    const keys = stored === undefined ? [] : valueAs(stored, webhookSecret).keys;
    return keys.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
  }
}
