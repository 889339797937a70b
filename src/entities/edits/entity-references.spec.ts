import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type IngestHarness, ingestHarness } from '../../../test/support/harness/ingest-harness.js';
import type { AspectRecord, AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import { SystemClock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { Deadline } from '../../foundation/requests/deadline.js';
import { giveWay } from '../../foundation/concurrency/give-way.js';
import { RequestOrigin, requestOrigin, runForOrigin } from '../../foundation/requests/request-origin.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { Reference, ReferenceStore } from '../../graph/index.js';
import type { IngestService } from '../../ingestion/index.js';
import { ModelRegistry } from '../../model/index.js';
import { EntityEditor, type Reduction } from './entity-editor.js';
import { EntityReferences } from './entity-references.js';
import type { SearchService } from '../../search/index.js';
import { SearchedReferences } from './searched-references.js';

const GONE = 'urn:li:corpuser:gone';
const OWNED = 'urn:li:tag:owned';
const LATE = 'urn:li:tag:late';
const ADMIN = 'urn:li:corpuser:admin';

const owned = { owners: [{ owner: GONE, type: 'NONE' }] };

describe('EntityReferences', () => {
  let sources: readonly string[];
  let left: readonly string[];
  let naming: readonly string[];
  const cleared: string[] = [];
  const forgotten: string[] = [];
  const deleted: [string, string][] = [];
  const entities: string[] = [];
  let aspects: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const rewrites: [string, string, JsonObject | undefined][] = [];
  let refuses: string | undefined;
  let outage: DomainError | undefined;
  let during: () => Promise<void>;
  const editor = {
    reduceTogether: async (records: readonly AspectRecord[], change: (record: AspectRecord) => Reduction) => {
      if (records.some(({ urn }) => urn === refuses)) throw new Error('refused');
      for (const record of records) await editor.reduce(record.urn, record.aspect, () => change(record));
    },
    reduce: async (urn: string, name: string, change: (value: JsonObject) => Reduction) => {
      if (outage !== undefined) throw outage;
      if (urn === refuses) throw new Error('refused');
      await during();
      const value = change(aspects[urn]?.[name] ?? {});
      if (typeof value === 'string') deleted.push([urn, name]);
      else if (value !== undefined) rewrites.push([urn, name, value]);
    },
    delete: async (urn: string) => void entities.push(urn),
  };
  const reference = (owner: string): Reference => ({ owner, aspectName: 'ownership', type: 'OwnedBy' });
  const stored = {
    count: async () => sources.length,
    page: async (_urn: string, limit: number, after?: Reference) => {
      const start = after === undefined ? 0 : sources.indexOf(after.owner) + 1;
      const page = sources.slice(start, start + limit).map(reference);
      return { references: page, ...(start + limit < sources.length && { next: page.at(-1) }) };
    },
    dangling: async () => left.map(reference),
    forget: async (_urn: string, gone: readonly Reference[]) => void forgotten.push(...gone.map(({ owner }) => owner)),
  };
  const searched = { of: async () => naming, removeFrom: async (urn: string) => void cleared.push(urn) };
  const store = {
    latest: async (urns: readonly string[]) =>
      new Map(
        urns.map((urn) => [
          urn,
          new Map(
            Object.entries(aspects[urn] ?? {}).map(([name, value]) => [name, { urn, aspect: name, value }] as const),
          ),
        ]),
      ),
  };
  const references = new EntityReferences(
    fake<ReferenceStore>(stored),
    fake<AspectStore>(store),
    fake<EntityEditor>(editor),
    ModelRegistry.standard(),
    fake<SearchedReferences>(searched),
  );

  beforeEach(() => {
    sources = [];
    left = [];
    naming = [];
    cleared.length = 0;
    forgotten.length = 0;
    deleted.length = 0;
    entities.length = 0;
    aspects = {};
    rewrites.length = 0;
    refuses = undefined;
    outage = undefined;
    during = () => Promise.resolve();
  });

  afterEach(() => void error.mockClear());

  it('should find every entity once, across all pages', async () => {
    sources = Array.from({ length: 2_500 }, (_item, at) => `urn:li:tag:${at}`);
    expect((await references.of(GONE)).size).toBe(2_500);
  });

  it('should remove references known before the deletion and references added since', async () => {
    aspects = {
      [OWNED]: { tagKey: {}, tagProperties: { name: GONE }, ownership: owned },
      [LATE]: { ownership: owned },
    };
    sources = [LATE];
    await references.remove(GONE, new Set([OWNED]));
    expect(rewrites).toEqual([
      [OWNED, 'ownership', { owners: [] }],
      [LATE, 'ownership', { owners: [] }],
    ]);
  });

  it('should delete an entity, and then the earlier references to it', async () => {
    aspects = { [OWNED]: { ownership: owned } };
    sources = [OWNED];
    await references.deleteEverywhere(GONE, { actor: SYSTEM_ACTOR });
    expect(entities).toEqual([GONE]);
    expect(rewrites).toEqual([[OWNED, 'ownership', { owners: [] }]]);
  });

  it('should remove all references when the client disconnects meanwhile', async () => {
    aspects = { [OWNED]: { ownership: owned }, [LATE]: { ownership: owned } };
    const seen: unknown[] = [];
    const origin = new RequestOrigin('127.0.0.1', undefined, '/api/graphql', 0);
    origin.deadline = new Deadline(Infinity);
    origin.actor = ADMIN;
    const removal = runForOrigin(origin, () => references.remove(GONE, new Set([OWNED, LATE])));
    during = async () => {
      origin.deadline?.cancel('The client closed the connection.');
      await giveWay();
      seen.push(requestOrigin()?.actor, requestOrigin()?.traceId);
    };
    await removal;
    expect(rewrites.map(([urn]) => urn)).toEqual([OWNED, LATE]);
    expect(seen).toEqual([ADMIN, origin.traceId, ADMIN, origin.traceId]);
  });

  it('should finish a removal with what is left, until it is stopped or fails', async () => {
    aspects = { [OWNED]: { ownership: owned } };
    left = [OWNED];
    naming = [LATE];
    await references.finishRemoval(GONE, new AbortController().signal);
    expect([rewrites, cleared]).toEqual([[[OWNED, 'ownership', { owners: [] }]], [LATE]]);
    await expect(references.finishRemoval(GONE, AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
    refuses = OWNED;
    await expect(references.finishRemoval(GONE, new AbortController().signal)).rejects.toThrow('refused');
  });

  it('should log an entity that cannot be changed, and continue', async () => {
    aspects = { [OWNED]: { ownership: owned }, [LATE]: { ownership: owned } };
    refuses = OWNED;
    await references.remove(GONE, new Set([OWNED, LATE]));
    expect(rewrites.map(([urn]) => urn)).toEqual([LATE]);
    expect(error.mock.calls).toEqual([[`References to ${GONE} stay at ${OWNED}: refused`]]);
  });

  it('should end at an outage of the database, with one line', async () => {
    sources = Array.from({ length: 100 }, (_item, at) => `urn:li:tag:${at}`);
    aspects = Object.fromEntries(sources.map((urn) => [urn, { ownership: owned }]));
    outage = new DomainError('ENGINE_UNAVAILABLE', 'The database does not answer.');
    await expect(references.clear(GONE)).rejects.toThrow(outage);
    expect(error.mock.calls).toEqual([]);
    await references.remove(GONE, new Set());
    expect(error.mock.calls).toEqual([[`References to ${GONE} stay at ${GONE}: The database does not answer.`]]);
  });

  it.each([
    ['cleared', () => references.clear(GONE).then(() => undefined)],
    ['removed', () => references.remove(GONE, new Set())],
  ])('should be %s to the end when the client disconnects meanwhile', async (_name, removal) => {
    sources = Array.from({ length: 100 }, (_item, at) => `urn:li:tag:${at}`);
    aspects = Object.fromEntries(sources.map((urn) => [urn, { ownership: owned }]));
    const origin = new RequestOrigin('127.0.0.1', undefined, '/entities', 0);
    origin.deadline = new Deadline(Infinity);
    during = async () => {
      origin.deadline?.cancel('The client closed the connection.');
      await giveWay();
    };
    await runForOrigin(origin, removal);
    expect(rewrites).toHaveLength(100);
  });

  it('should count dangling references to a deleted entity, and forget outdated ones', async () => {
    aspects = { [OWNED]: { ownership: owned }, [LATE]: { ownership: { owners: [] } } };
    left = [OWNED, LATE];
    expect(await references.clear(GONE)).toEqual({ total: 1, references: [reference(OWNED)] });
    expect(rewrites).toEqual([[OWNED, 'ownership', { owners: [] }]]);
    expect(forgotten).toContain(LATE);
  });

  it('should delete an aspect that is invalid without the reference', async () => {
    const contract = 'urn:li:dataContract:c';
    aspects = { [contract]: { dataContractProperties: { entity: GONE } } };
    sources = [contract];
    await references.clear(GONE);
    expect([rewrites, deleted]).toEqual([[], [[contract, 'dataContractProperties']]]);
  });

  it('should count and clear references without a relationship', async () => {
    naming = [OWNED];
    expect(await references.clear(GONE)).toEqual({ total: 1, references: [] });
    expect(cleared).toEqual([OWNED]);
  });
});

describe('The references to an entity that is created again while they are removed', () => {
  const TAG = 'urn:li:tag:gone';
  const FORM = 'urn:li:form:gone';
  const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
  const CONTRACT = 'urn:li:dataContract:c';
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
  });

  afterEach(() => harness.close());

  /** The edits of a clean-up; `meanwhile` runs between what it reads and what it writes. */
  function editing(meanwhile: () => Promise<unknown>): EntityEditor {
    const ingest: IngestService['ingest'] = async (...given) => {
      await meanwhile();
      return harness.service.ingest(...given);
    };
    return new EntityEditor({ ingest } as IngestService, harness.store, ModelRegistry.standard(), new SystemClock());
  }

  /** Removes the references of `owner` to `urn`. */
  async function remove(urn: string, owner: string, meanwhile: () => Promise<unknown>, isOnRequest = false) {
    const none = { count: async () => 0, page: async () => ({ references: [] }), dangling: async () => [] };
    const inGraph = { ...none, page: async () => ({ references: [{ owner, aspectName: '', type: '' }] }) };
    const edits = editing(meanwhile);
    const search = fake<SearchService>({ scroll: async () => ({ entities: [{ urn: owner }] }) });
    const references = new EntityReferences(
      fake<ReferenceStore>({ ...(isOnRequest ? inGraph : none), forget: async () => undefined }),
      harness.store,
      edits,
      ModelRegistry.standard(),
      new SearchedReferences(search, harness.store, edits),
    );
    await (isOnRequest ? references.clear(urn) : references.remove(urn, new Set([owner])));
  }

  const tagged = { tags: [{ tag: TAG }] };
  const again = () => harness.write(TAG, 'tagProperties', { name: 'gone' });

  it('should stay, even if the same value is written again', async () => {
    await harness.write(DATASET, 'globalTags', tagged);
    const meanwhile = async () => {
      await again();
      await harness.write(DATASET, 'globalTags', tagged);
    };
    await remove(TAG, DATASET, meanwhile);
    expect(await harness.value(DATASET, 'globalTags')).toEqual(tagged);
  });

  it('should stay where they have no relationship', async () => {
    const forms = { incompleteForms: [{ urn: FORM }], completedForms: [] };
    await harness.write(DATASET, 'forms', forms);
    await remove(FORM, DATASET, () => harness.write(FORM, 'formInfo', { name: 'f' }));
    expect(await harness.value(DATASET, 'forms')).toMatchObject(forms);
  });

  it('should stay where nothing else would be left of the aspect', async () => {
    const contract = { entity: DATASET };
    await harness.write(CONTRACT, 'dataContractProperties', contract);
    await remove(DATASET, CONTRACT, () => harness.write(DATASET, 'status', { removed: false }));
    expect(await harness.value(CONTRACT, 'dataContractProperties')).toEqual(contract);
    await harness.service.deleteEntity(DATASET, SYSTEM_ACTOR, { source: 'SYSTEM', authorize: false });
    await remove(DATASET, CONTRACT, () => Promise.resolve());
    expect(await harness.value(CONTRACT, 'dataContractProperties')).toBeUndefined();
  });

  it('should not take an aspect with them that refers to another entity meanwhile', async () => {
    await harness.write(CONTRACT, 'dataContractProperties', { entity: DATASET });
    const other = { entity: 'urn:li:dataset:(urn:li:dataPlatform:hive,other,PROD)' };
    await remove(DATASET, CONTRACT, () => harness.write(CONTRACT, 'dataContractProperties', other));
    expect(await harness.value(CONTRACT, 'dataContractProperties')).toEqual(other);
  });

  it('should go while the entity is deleted, or if that is asked for', async () => {
    await harness.write(DATASET, 'globalTags', tagged);
    await remove(TAG, DATASET, () => Promise.resolve());
    expect(await harness.value(DATASET, 'globalTags')).toEqual({ tags: [] });
    await harness.write(DATASET, 'globalTags', tagged);
    await remove(TAG, DATASET, again, true);
    expect(await harness.value(DATASET, 'globalTags')).toEqual({ tags: [] });
  });

  it('should go where they give rights', async () => {
    await harness.write(DATASET, 'ownership', owned);
    await remove(GONE, DATASET, () => harness.write(GONE, 'corpUserInfo', { active: true }));
    expect(await harness.value(DATASET, 'ownership')).toMatchObject({ owners: [] });
  });
});
