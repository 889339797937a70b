import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AspectHarness, aspectHarness } from '../../../test/support/harness/aspect-harness.js';
import { testEngines, type TestDatabase } from '../../../test/support/engines/engines.js';
import { AspectRow, distinctValuesRule } from '../../aspects/index.js';
import type { AuditTrail } from '../../foundation/audit/index.js';
import { SystemClock } from '../../foundation/common/clock.js';
import { Database } from '../../foundation/database/index.js';
import type { RightsStore } from '../rights/rights-store.js';
import type { SecretCipher } from '../secrets/secret-cipher.js';
import { DISTINCT_INVITES, InviteStore, type StoredInvite } from './invite-store.js';
import { InviteService } from './invite.service.js';

const ACTOR = { urn: 'urn:li:corpuser:admin', id: 'admin', isSystem: false };
const ROLE = 'urn:li:dataHubRole:Reader';
const PLAIN = { encrypt: (text: string) => text, decrypt: (text: string) => text } as SecretCipher;

describe('InviteService', () => {
  let created: TestDatabase | undefined;
  let database: Database;
  let aspects: AspectHarness;
  let store: RightsStore;
  let invites: InviteStore;

  beforeEach(async () => {
    created = await testEngines()[0]?.createDatabase();
    const url = created?.url ?? '';
    database = await Database.open({ url, poolSize: 4, groupSize: 4, exclusive: true, entities: [AspectRow] });
    aspects = aspectHarness(database);
    aspects.rules.register(distinctValuesRule(DISTINCT_INVITES));
    store = aspects.store;
    invites = new InviteStore(store, aspects.writer, PLAIN, new SystemClock());
  });

  afterEach(async () => {
    await database.close();
    await created?.drop();
  });

  const service = (from: InviteStore = invites): InviteService => {
    const audit = { record: () => undefined } as unknown as AuditTrail;
    return new InviteService(from, store, aspects.writer, PLAIN, audit, new SystemClock());
  };

  it('should return the token of another process that was created after this one had looked', async () => {
    await invites.replace([], 'theirs', undefined, ACTOR.urn);
    let looks = 0;
    class Late extends InviteStore {
      override async forRole(role: string | undefined): Promise<readonly StoredInvite[]> {
        looks += 1;
        return looks === 1 ? [] : super.forRole(role);
      }
    }
    const late = new Late(store, aspects.writer, PLAIN, new SystemClock());
    expect(await service(late).current(undefined, ACTOR)).toBe('theirs');
    expect(await service().require('theirs')).toMatchObject({ token: 'theirs' });
  });

  it('should keep one token for each role, which a new one replaces', async () => {
    await invites.replace([], 'of the role', ROLE, ACTOR.urn);
    const first = await service().current(undefined, ACTOR);
    expect(await service().current(undefined, ACTOR)).toBe(first);
    const second = await service().create(undefined, ACTOR);
    expect(await service().current(undefined, ACTOR)).toBe(second);
    await expect(service().require(first)).rejects.toThrow('not valid');
    expect(await service().require('of the role')).toMatchObject({ role: ROLE });
  });
});
