import { beforeAll, describe, expect, it } from '@jest/globals';
import { fake } from '../../test/support/harness/fake.js';
import { turnsDuring } from '../../test/support/measures/turns-during.js';
import type { AspectRecord } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';
import type { SqlTransaction } from '../foundation/database/index.js';
import { ModelRegistry } from '../model/index.js';
import { diffEdges } from './edge-diff.js';
import { type ExtractedEdges, extractEdges } from './edge-extractor.js';
import { insertEdges } from './edge-statements.js';

const COUNT = 100_000;
const REGISTRY = ModelRegistry.standard();
const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const FIELD = `urn:li:schemaField:(${URN},f)`;

function extract(aspect: string, value: JsonObject): Promise<ExtractedEdges> {
  const record: AspectRecord = {
    urn: URN,
    aspect,
    version: 0,
    value,
    systemMetadata: undefined,
    created: { time: 5, actor: 'urn:li:corpuser:writer' },
  };
  return extractEdges(REGISTRY.aspect('dataset', aspect), record);
}

const many = (item: (at: number) => JsonObject): JsonObject[] => Array.from({ length: COUNT }, (_none, at) => item(at));

describe('The edges of an aspect with very many items', () => {
  const tags = { tags: many((at) => ({ tag: `urn:li:tag:t${String(at)}` })) };
  const others = { tags: many((at) => ({ tag: `urn:li:tag:u${String(at)}` })) };
  let before: ExtractedEdges;
  let after: ExtractedEdges;

  beforeAll(async () => {
    [before, after] = [await extract('globalTags', tags), await extract('globalTags', others)];
  });

  it.each<[string, () => Promise<unknown>]>([
    ['extracted', () => extract('globalTags', tags)],
    [
      'extracted from column lineage',
      () => {
        const fineGrainedLineages = many((at) => ({
          upstreamType: 'FIELD_SET',
          downstreamType: 'FIELD',
          upstreams: [`urn:li:schemaField:(${URN},u${String(at)})`],
          downstreams: [FIELD],
        }));
        return extract('upstreamLineage', { upstreams: [], fineGrainedLineages });
      },
    ],
    ['compared', () => diffEdges(before.edges, after.edges)],
    [
      'written',
      () => {
        const sql = fake<SqlTransaction>({ insert: async () => undefined });
        return insertEdges(sql, [{ aspectName: 'globalTags', edges: [...after.edges.values()] }]);
      },
    ],
  ])('should be %s while others run', async (_what, work) => {
    expect(await turnsDuring(work)).toBeGreaterThan(2);
  });
});
