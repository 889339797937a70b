import { expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/common/json.js';
import { EngineClient } from '../../../foundation/engine-client/index.js';
import { SCHEMA } from '../../../../test/support/search-documents.js';
import { IndexNames } from './index-names.js';
import { SearchSender } from './search-sender.js';
import { StoredDocuments } from './stored-documents.js';

const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'];

/** The revisions of two tags, of which the engine tells this. */
function revisions(docs: readonly JsonObject[]): Promise<ReadonlyMap<string, number>> {
  const client = new EngineClient('elasticsearch', {
    send: () => Promise.resolve({ status: 200, body: { docs: [...docs] } }),
    close: () => Promise.resolve(),
  });
  const names = new IndexNames(SCHEMA, '');
  return new StoredDocuments(client, names, new SearchSender(client, 1_000)).revisions([A, B]);
}

it('should read stored documents, and count those of a missing index as absent', async () => {
  const missing = { _id: 'b', error: { type: 'index_not_found_exception' } };
  expect([...(await revisions([{ found: true, _version: 3 }, missing]))]).toEqual([[A, 3]]);
});

it('should fail rather than count a document as absent that the engine could not read', async () => {
  const unread = { _id: 'b', error: { type: 'no_shard_available_action_exception' } };
  await expect(revisions([{ found: true, _version: 3 }, unread])).rejects.toMatchObject({
    message: expect.stringContaining('read documents'),
  });
});
