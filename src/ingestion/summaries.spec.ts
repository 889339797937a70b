import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { proposal } from '../../test/support/harness/aspect-harness.js';
import { ALICE, type IngestHarness, ingestHarness, UNCHECKED } from '../../test/support/harness/ingest-harness.js';
import type { ChangeProposal } from '../aspects/index.js';
import type { JsonObject } from '../foundation/json/json.js';

const A = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
const B = 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)';
const UNKNOWN = 'urn:li:dataset:(urn:li:dataPlatform:hive,unknown,PROD)';
const INCIDENT = 'urn:li:incident:1';
const ASSERTION = 'urn:li:assertion:1';
const MOST = 100;

const stamp = (time: number) => ({ time, actor: ALICE.urn });
const incident = (entities: readonly string[], state = 'ACTIVE', more: JsonObject = {}): JsonObject => ({
  type: 'FRESHNESS',
  entities: [...entities],
  status: { state, lastUpdated: stamp(9) },
  created: stamp(5),
  ...more,
});
const reported = (entities: readonly string[], state?: string, more?: JsonObject, urn = INCIDENT): ChangeProposal =>
  proposal(urn, 'incidentInfo', incident(entities, state, more));
const run = (time: number, type?: string): ChangeProposal =>
  proposal(ASSERTION, 'assertionRunEvent', {
    timestampMillis: time,
    runId: 'r',
    assertionUrn: ASSERTION,
    asserteeUrn: A,
    status: 'COMPLETE',
    ...(type !== undefined && { result: { type } }),
  });

describe('summaries', () => {
  let harness: IngestHarness;

  const ingest = (...proposals: readonly ChangeProposal[]) => harness.service.ingest(proposals, ALICE, UNCHECKED);
  const listed = async (urn: string, state: string) =>
    ((await harness.value(urn, 'incidentsSummary'))?.[`${state}IncidentDetails`] ?? []) as readonly JsonObject[];
  const urnsOf = async (urn: string, state: string) => (await listed(urn, state)).map((one) => one['urn']);

  beforeEach(async () => {
    harness = await ingestHarness();
    await ingest(proposal(A, 'status', { removed: false }), proposal(B, 'status', { removed: false }));
  });

  afterEach(() => harness.close());

  describe('of incidents', () => {
    it('should name an incident at each of its assets that is stored, by its state', async () => {
      await ingest(reported([A, B, UNKNOWN], 'ACTIVE', { priority: 2 }));
      const details = { urn: INCIDENT, type: 'FRESHNESS', createdAt: 5, priority: 2 };
      expect([await listed(A, 'active'), await listed(B, 'active')]).toEqual([[details], [details]]);
      expect(await harness.value(UNKNOWN, 'datasetKey')).toBeUndefined();
      await ingest(reported([A], 'RESOLVED', { type: 'CUSTOM', customType: 'mine' }));
      expect(await listed(A, 'resolved')).toEqual([{ urn: INCIDENT, type: 'mine', createdAt: 5, resolvedAt: 9 }]);
      expect([await listed(A, 'active'), await listed(B, 'active')]).toEqual([[], []]);
    });

    it('should know several incidents of one batch, and of an asset that comes with it', async () => {
      const others = [1, 2, 3].map((number) => reported([UNKNOWN], 'ACTIVE', {}, `urn:li:incident:${String(number)}`));
      await ingest(...others, proposal(UNKNOWN, 'status', { removed: false }));
      expect(await urnsOf(UNKNOWN, 'active')).toEqual(others.map(({ urn }) => urn));
    });

    it('should not name what is deleted', async () => {
      await ingest(reported([A]));
      await harness.service.deleteEntity(INCIDENT, ALICE, UNCHECKED);
      expect(await listed(A, 'active')).toEqual([]);
      await ingest(reported([A]));
      await harness.service.deleteAspect(INCIDENT, 'incidentInfo', ALICE, UNCHECKED);
      expect(await listed(A, 'active')).toEqual([]);
    });

    it('should keep the newest', async () => {
      for (let at = 0; at <= MOST; at += 1)
        await ingest(reported([A], 'ACTIVE', { created: stamp(1000 - at) }, `urn:li:incident:${String(at)}`));
      const urns = await urnsOf(A, 'active');
      expect(urns).toHaveLength(MOST);
      expect(urns).not.toContain(`urn:li:incident:${String(MOST - 1)}`);
      expect(urns).toContain('urn:li:incident:0');
    });

    it('should take an incident out of the lists that older clients wrote', async () => {
      await ingest(proposal(A, 'incidentsSummary', { activeIncidents: [INCIDENT, 'urn:li:incident:2'] }));
      await ingest(reported([A], 'RESOLVED'));
      expect(await harness.value(A, 'incidentsSummary')).toMatchObject({ activeIncidents: ['urn:li:incident:2'] });
    });
  });

  describe('of runs', () => {
    const summary = () => harness.value(ASSERTION, 'assertionRunSummary');

    it('should tell the last time of each result, and how the last run ended', async () => {
      await ingest(run(10, 'SUCCESS'));
      expect(await summary()).toEqual({ lastPassedAtMillis: 10, assertionStatus: 'PASSING' });
      await ingest(run(20, 'FAILURE'), run(15, 'ERROR'), run(12, 'INIT'), run(30));
      const times = {
        lastPassedAtMillis: 10,
        lastFailedAtMillis: 20,
        lastErroredAtMillis: 15,
        lastInitializedAtMillis: 12,
      };
      expect(await summary()).toEqual({ ...times, assertionStatus: 'FAILING' });
    });

    it('should not go back', async () => {
      await ingest(run(20, 'SUCCESS'));
      await ingest(run(10, 'SUCCESS'));
      expect(await summary()).toEqual({ lastPassedAtMillis: 20, assertionStatus: 'PASSING' });
    });
  });
});
