import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AspectStore } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../auth/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { Reference, ReferenceStore } from '../../graph/index.js';
import { ModelRegistry } from '../../model/index.js';
import type { EntityEditor } from './entity-editor.js';
import { EntityReferences } from './entity-references.js';
import type { SearchedReferences } from './searched-references.js';

const GONE = 'urn:li:corpuser:gone';
const OWNED = 'urn:li:tag:owned';
const LATE = 'urn:li:tag:late';

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
  const editor = {
    rewrite: async (urn: string, name: string, change: (value: JsonObject) => JsonObject | undefined) => {
      if (urn === refuses) throw new Error('refused');
      const value = change(aspects[urn]?.[name] ?? {});
      if (value !== undefined) rewrites.push([urn, name, value]);
    },
    deleteAspect: async (urn: string, name: string) => void deleted.push([urn, name]),
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
          new Map(Object.entries(aspects[urn] ?? {}).map(([name, value]) => [name, { value }] as const)),
        ]),
      ),
  };
  const references = new EntityReferences(
    stored as unknown as ReferenceStore,
    store as unknown as AspectStore,
    editor as unknown as EntityEditor,
    ModelRegistry.standard(),
    searched as unknown as SearchedReferences,
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

  it('should log an entity that cannot be changed, and continue', async () => {
    aspects = { [OWNED]: { ownership: owned }, [LATE]: { ownership: owned } };
    refuses = OWNED;
    await references.remove(GONE, new Set([OWNED, LATE]));
    expect(rewrites.map(([urn]) => urn)).toEqual([LATE]);
    expect(error.mock.calls).toEqual([[`References to ${GONE} stay at ${OWNED}: refused`]]);
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
