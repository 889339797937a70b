import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposal } from '../../../test/support/harness/aspect-harness.js';
import { ALICE, type IngestHarness, ingestHarness, UNCHECKED } from '../../../test/support/harness/ingest-harness.js';
import type { ChangeProposal } from '../../aspects/index.js';

const dataset = (platform: string, name: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
const MODEL = dataset('dbt', 'model');
const OTHER_MODEL = dataset('dbt', 'other');
const TABLE = dataset('snowflake', 'table');
const OTHER_TABLE = dataset('snowflake', 'other');

const lineage = (urn: string, ...upstreams: readonly string[]): ChangeProposal =>
  proposal(urn, 'upstreamLineage', { upstreams: upstreams.map((one) => ({ dataset: one, type: 'TRANSFORMED' })) });
const subTypes = (urn: string, ...typeNames: readonly string[]): ChangeProposal =>
  proposal(urn, 'subTypes', { typeNames: [...typeNames] });
const siblings = (urn: string, ...others: readonly string[]): ChangeProposal =>
  proposal(urn, 'siblings', { siblings: [...others], primary: false });

describe('siblings of dbt', () => {
  let harness: IngestHarness;

  beforeEach(async () => {
    harness = await ingestHarness();
  });

  afterEach(() => harness.close());

  const ingest = (...proposals: readonly ChangeProposal[]) => harness.service.ingest(proposals, ALICE, UNCHECKED);
  const stored = (...urns: readonly string[]) => Promise.all(urns.map((urn) => harness.value(urn, 'siblings')));

  const ASSOCIATED = [
    { siblings: [TABLE], primary: true },
    { siblings: [MODEL], primary: false },
  ];

  it.each<[string, readonly (readonly ChangeProposal[])[]]>([
    ['a table of one model', [[lineage(TABLE, MODEL)]]],
    ['a table of one model and another table', [[lineage(TABLE, OTHER_TABLE, MODEL)]]],
    ['a source that has its lineage first', [[lineage(MODEL, TABLE)], [subTypes(MODEL, 'Source')]]],
    ['a source that has its subtype first', [[subTypes(MODEL, 'Table', 'source')], [lineage(MODEL, TABLE)]]],
    ['a source that comes at once', [[lineage(MODEL, TABLE), subTypes(MODEL, 'Source')]]],
  ])('should be associated for %s', async (_name, batches) => {
    for (const batch of batches) await ingest(...batch);
    expect(await stored(MODEL, TABLE)).toEqual(ASSOCIATED);
    expect(await harness.value(MODEL, 'datasetKey')).toBeDefined();
  });

  it.each<[string, readonly (readonly ChangeProposal[])[]]>([
    ['a table of two models', [[lineage(TABLE, MODEL, OTHER_MODEL)]]],
    ['a table of no model', [[lineage(TABLE, OTHER_TABLE)]]],
    ['a model that is no source', [[lineage(MODEL, TABLE), subTypes(MODEL, 'Model')]]],
    ['a source with two upstreams', [[subTypes(MODEL, 'Source'), lineage(MODEL, TABLE, OTHER_TABLE)]]],
    ['a model made of a model', [[subTypes(MODEL, 'Source'), lineage(MODEL, OTHER_MODEL)]]],
  ])('should not be associated for %s', async (_name, batches) => {
    for (const batch of batches) await ingest(...batch);
    expect(await stored(MODEL, TABLE, OTHER_MODEL)).toEqual([undefined, undefined, undefined]);
  });

  it.each<[string, readonly (readonly ChangeProposal[])[]]>([
    ['are stored', [[siblings(MODEL, OTHER_TABLE)], [lineage(TABLE, MODEL)]]],
    ['come with the lineage', [[lineage(TABLE, MODEL), siblings(MODEL, OTHER_TABLE)]]],
  ])('should stay as they are when others %s', async (_name, batches) => {
    for (const batch of batches) await ingest(...batch);
    expect(await stored(MODEL, TABLE)).toEqual([{ siblings: [OTHER_TABLE], primary: false }, undefined]);
  });

  it('should be associated once in a batch', async () => {
    await ingest(lineage(TABLE, MODEL), lineage(OTHER_TABLE, MODEL));
    expect(await stored(MODEL, TABLE, OTHER_TABLE)).toEqual([...ASSOCIATED, undefined]);
  });
});
