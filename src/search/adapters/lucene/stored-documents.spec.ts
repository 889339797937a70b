import { expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/common/json.js';
import { EngineClient } from '../../../foundation/engine-client/index.js';
import { SCHEMA } from '../../../../test/support/search-documents.js';
import { IndexNames } from './index-names.js';
import { SearchSender } from './search-sender.js';
import { StoredDocuments } from './stored-documents.js';

const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'];
const FOUND = { found: true, _version: 3 };

/** The revisions of two tags, of which the engine tells this. */
function revisions(docs: readonly JsonObject[]): Promise<ReadonlyMap<string, number>> {
  const client = new EngineClient('elasticsearch', {
    send: () => Promise.resolve({ status: 200, body: { docs: [...docs] } }),
    close: () => Promise.resolve(),
  });
  const names = new IndexNames(SCHEMA, '');
  return new StoredDocuments(
    client,
    names,
    new SearchSender(client, 1_000, { refuse: () => Promise.resolve() }),
  ).revisions([A, B]);
}

it('should read stored documents, and count those of a missing index as absent', async () => {
  const missing = { _id: 'b', error: { type: 'index_not_found_exception' } };
  expect([...(await revisions([FOUND, missing]))]).toEqual([[A, 3]]);
});

it.each<[string, readonly JsonObject[]]>([
  ['could not read', [FOUND, { _id: 'b', error: { type: 'no_shard_available_action_exception' } }]],
  ['left out', [FOUND]],
])('should fail rather than count a document as absent that the engine %s', async (_case, docs) => {
  await expect(revisions(docs)).rejects.toMatchObject({ message: expect.stringContaining('read documents') });
});
