import { expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import { type EngineAnswer, EngineClient, LostShards } from '../../../foundation/engine-client/index.js';
import { SCHEMA } from '../../../../test/support/harness/search-documents.js';
import { IndexNames } from './index-names.js';
import { objectsAt } from './json-reading.js';
import { SearchSender } from './search-sender.js';
import { StoredDocuments } from './stored-documents.js';

const [A, B] = ['urn:li:tag:a', 'urn:li:tag:b'];
const FOUND = { found: true, _version: 3 };

/** The revisions of two tags, of which the engine tells this. */
function revisions(docs: readonly JsonObject[]): Promise<ReadonlyMap<string, number>> {
  return revisionsBy(() => ({ status: 200, body: { docs: [...docs] } }));
}

function revisionsBy(answer: (asked: number) => EngineAnswer): Promise<ReadonlyMap<string, number>> {
  const client = new EngineClient('elasticsearch', {
    send: ({ body }) => Promise.resolve(answer(objectsAt(body, 'docs').length)),
    close: () => Promise.resolve(),
  });
  const names = new IndexNames(SCHEMA, '');
  return new StoredDocuments(
    client,
    names,
    new SearchSender(client, 1_000, { refuse: () => Promise.resolve() }, new LostShards(client)),
  ).revisions([A, B]);
}

it('should read stored documents, and count those of a missing index as absent', async () => {
  const missing = { _id: 'b', error: { type: 'index_not_found_exception' } };
  expect([...(await revisions([FOUND, missing]))]).toEqual([[A, 3]]);
});

it.each<[string, string, readonly JsonObject[]]>([
  ['could not read', 'INTERNAL', [FOUND, { _id: 'b', error: { type: 'illegal_state_exception' } }]],
  ['has no shard for', 'ENGINE_UNAVAILABLE', [FOUND, { error: { type: 'no_shard_available_action_exception' } }]],
  ['left out', 'INTERNAL', [FOUND]],
])('should fail rather than count a document as absent that the engine %s', async (_case, code, docs) => {
  await expect(revisions(docs)).rejects.toMatchObject({ code });
});

it('should read fewer at once where the engine takes less, and name the setting if that is not enough', async () => {
  const tooLarge = { status: 413, body: {} };
  const one = { status: 200, body: { docs: [FOUND] } };
  expect([...(await revisionsBy((asked) => (asked > 1 ? tooLarge : one)))]).toEqual([
    [A, 3],
    [B, 3],
  ]);
  const refused = { code: 'INVALID_ARGUMENT', message: expect.stringContaining('http.max_content_length') };
  await expect(revisionsBy(() => tooLarge)).rejects.toMatchObject(refused);
});
