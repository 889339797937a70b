import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/foundation/database/index.js';
import { PublicationStore } from '../../src/ingestion/index.js';
import { ENTITY_ROWS } from '../../src/rows.js';
import { aspectHarness, context, proposal } from '../support/harness/aspect-harness.js';
import { poll } from '../support/measures/poll.js';

const LEASE_MS = 60_000;
const PLACE = { row: undefined, place: 3 };

/** What the lease of the publication guarantees on every SQL engine. */
export function describePublicationStore(name: string, databaseUrl: () => Promise<string>): void {
  describe(`PublicationStore on ${name}`, () => {
    let database: Database;
    let store: PublicationStore;

    beforeEach(async () => {
      const url = await databaseUrl();
      database = await Database.open({ url, poolSize: 4, groupSize: 8, exclusive: false, entities: ENTITY_ROWS });
      store = new PublicationStore(database);
    });

    afterEach(() => database.close());

    it('should give the lease to one of many that ask at once, until it is given back', async () => {
      const asked = await Promise.all(Array.from({ length: 8 }, () => store.claim(LEASE_MS)));
      const held = asked.filter((one) => one !== undefined);
      expect(held).toEqual([{ fence: 1, place: undefined }]);
      expect(await store.claim(LEASE_MS)).toBeUndefined();
      await store.release(1);
      expect(await store.claim(LEASE_MS)).toEqual({ fence: 2, place: undefined });
    });

    it('should give the lease to another once it was not renewed, which ends the rights of the first', async () => {
      await store.claim(LEASE_MS);
      expect(await store.save(1, PLACE)).toBe(true);
      const second = await poll(() => store.claim(1), 'the end of the lease');
      expect(second).toEqual({ fence: 2, place: { place: 3 } });
      expect(await store.save(1, { row: undefined, place: 9 })).toBe(false);
      await store.release(1);
      expect(await store.claim(LEASE_MS)).toBeUndefined();
      expect(await store.place()).toEqual({ place: 3 });
    });

    it('should begin at a given position in an empty store, once', async () => {
      await store.beginWhereEmpty(PLACE);
      expect(await store.claim(LEASE_MS)).toEqual({ fence: 1, place: { place: 3 } });
      await store.save(1, { row: undefined, place: 4 });
      await store.beginWhereEmpty(PLACE);
      expect(await store.place()).toEqual({ place: 4 });
    });

    it('should not begin at that position where metadata is stored', async () => {
      const { writer } = aspectHarness(database);
      await writer.write([proposal('urn:li:tag:a', 'tagProperties', { name: 'a' })], context());
      await store.beginWhereEmpty(PLACE);
      expect(await store.claim(LEASE_MS)).toEqual({ fence: 1, place: undefined });
    });

    it('should renew the lease when the same position is stored again', async () => {
      expect(await store.place()).toBeUndefined();
      await store.claim(LEASE_MS);
      for (let time = 0; time < 5; time += 1) expect(await store.save(1, PLACE)).toBe(true);
      expect(await store.claim(LEASE_MS)).toBeUndefined();
    });
  });
}
