import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AspectStore } from '../../aspects/index.js';
import type { JsonObject } from '../../common/json.js';
import type { EdgeStore } from '../../graph/index.js';
import { ModelRegistry } from '../../model/index.js';
import type { EntityEditor } from './entity-editor.js';
import { EntityReferences } from './entity-references.js';

const GONE = 'urn:li:corpuser:gone';
const OWNED = 'urn:li:tag:owned';
const LATE = 'urn:li:tag:late';

const owned = { owners: [{ owner: GONE, type: 'NONE' }] };

describe('EntityReferences', () => {
  let sources: readonly string[];
  let aspects: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const rewrites: [string, string, JsonObject | undefined][] = [];
  let refuses: string | undefined;
  const editor = {
    rewrite: async (urn: string, name: string, change: (value: JsonObject) => JsonObject | undefined) => {
      if (urn === refuses) throw new Error('refused');
      rewrites.push([urn, name, change(aspects[urn]?.[name] ?? {})]);
    },
  };
  const edges = {
    relationships: async ({ start, count }: { start: number; count: number }) => ({
      relationships: sources.slice(start, start + count).map((urn) => ({ urn })),
    }),
  };
  const store = {
    latest: async ([urn]: readonly string[]) => new Map([[urn, new Map(Object.entries(aspects[urn ?? ''] ?? {}))]]),
  };
  const references = new EntityReferences(
    edges as unknown as EdgeStore,
    store as unknown as AspectStore,
    editor as unknown as EntityEditor,
    ModelRegistry.standard(),
  );

  beforeEach(() => {
    sources = [];
    aspects = {};
    rewrites.length = 0;
    refuses = undefined;
  });

  afterEach(() => void error.mockClear());

  it('should find every entity once, over as many pages as there are', async () => {
    sources = Array.from({ length: 2_500 }, (_item, at) => `urn:li:tag:${at % 2_400}`);
    expect((await references.of(GONE)).size).toBe(2_400);
  });

  it('should remove what was known before the delete and what came meanwhile', async () => {
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

  it('should go on where one entity cannot be changed, and say so', async () => {
    aspects = { [OWNED]: { ownership: owned }, [LATE]: { ownership: owned } };
    refuses = OWNED;
    await references.remove(GONE, new Set([OWNED, LATE]));
    expect(rewrites.map(([urn]) => urn)).toEqual([LATE]);
    expect(error.mock.calls).toEqual([[`${GONE} was deleted, but references to it stay at ${OWNED}: refused`]]);
  });
});
