import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type SqliteAspects, sqliteAspects } from '../../../test/support/harness/sqlite-aspects.js';
import { SecretCipher } from '../../auth/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { WebhookKeys } from './webhook-keys.js';

const URN = 'urn:li:webhook:a';
const DAY_MS = 24 * 60 * 60 * 1000;

class SetClock extends Clock {
  time = 1_000;

  now(): number {
    return this.time;
  }
}

describe('WebhookKeys', () => {
  let aspects: SqliteAspects;
  let clock: SetClock;
  let keys: WebhookKeys;

  beforeEach(async () => {
    aspects = await sqliteAspects();
    clock = new SetClock();
    keys = new WebhookKeys(aspects.store, aspects.writer, new SecretCipher('secret', { readsV1: false }), clock);
  });

  afterEach(() => aspects.close());

  it('should sign with every key that concurrent calls return', async () => {
    const first = await keys.renew(URN);
    const made = await Promise.all([keys.renew(URN), keys.renew(URN), keys.renew(URN)]);
    expect(await keys.of(URN)).toEqual(expect.arrayContaining([first, ...made]));
  });

  it('should sign with an earlier key for a day after it was replaced', async () => {
    const first = await keys.renew(URN);
    const second = await keys.renew(URN);
    clock.time += DAY_MS - 1;
    const third = await keys.renew(URN);
    expect(await keys.of(URN)).toEqual([third, second, first]);
    clock.time += 1;
    expect(await keys.of(URN)).toEqual([third, second]);
    clock.time += DAY_MS;
    expect(await keys.of(URN)).toEqual([third]);
  });

  it('should sign with ten keys at most', async () => {
    const made: string[] = [];
    for (let count = 0; count < 12; count += 1) made.unshift(await keys.renew(URN));
    expect(await keys.of(URN)).toEqual(made.slice(0, 10));
  });
});
