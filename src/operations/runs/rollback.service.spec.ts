import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { RollbackRequest } from '../../aspects/index.js';
import type { IngestService } from '../../ingestion/index.js';
import type { RunIndexEntry, RunIndexStore } from '../../projection/index.js';
import { ALICE } from '../../../test/support/harness/ingest-harness.js';
import { RollbackService } from './rollback.service.js';

function row(urn: string, aspectName: string, runId = 'r', removed = false): RunIndexEntry {
  const keyAspect = aspectName.endsWith('Key');
  return { urn, aspectName, runId, timestamp: 1, removed, keyAspect, telemetryTraceId: undefined };
}

const [a, b] = ['urn:li:tag:a', 'urn:li:tag:b'];
const KEY = 'tagKey';

type Reverts = (request: RollbackRequest) => RollbackRequest['aspects'];

function world(stored: readonly RunIndexEntry[], reverts: Reverts = ({ aspects }) => aspects) {
  const requests: RollbackRequest[] = [];
  const runs = {
    findByRunId: async (_runId: string, { start, count }: { start: number; count: number }) =>
      stored.slice(start, start + count),
    findByUrns: async (urns: readonly string[]) => stored.filter(({ urn }) => urns.includes(urn)),
  };
  const ingestion = {
    rollback: async (request: RollbackRequest) => {
      requests.push(request);
      return { reverted: reverts(request), deletedUrns: [], rowsDeleted: 5 };
    },
  };
  const service = new RollbackService(fake<RunIndexStore>(runs), fake<IngestService>(ingestion));
  return { service, requests };
}

describe('RollbackService', () => {
  const takesBack = () => true;

  it('should read all rows of a run, page by page', async () => {
    const stored = Array.from({ length: 5_001 }, (_item, at) => row(`urn:li:tag:${at}`, 'status'));
    expect(await world(stored).service.rowsOf('r', { includeSoftDeleted: true })).toHaveLength(5_001);
  });

  it.each([
    ['delete', 3, 1],
    ['hide', 2, 1],
  ] as const)('should count the effects of a rollback that is to %s', async (entityEnd, rows, unsafe) => {
    const own = [row(a, KEY), row(a, 'tagProperties'), row(b, 'tagProperties')];
    const others = [row(a, 'ownership', 'other'), row(a, 'status', 'other'), row(b, KEY, 'other')];
    const survey = await world([...own, ...others]).service.survey({ rows: own, takesBack, entityEnd });
    expect([survey.rows.length, survey.entitiesAffected, survey.entitiesDeleted]).toEqual([rows, 2, 1]);
    expect([survey.aspectsAffected, survey.unsafeUrns]).toEqual([unsafe, [a]]);
  });

  it('should name the entities that it has changed, without those whose rows another run has taken over', async () => {
    const { service, requests } = world([], ({ aspects }) => aspects.filter(({ urn }) => urn === a));
    const rows = [row(a, 'tagProperties'), row(a, 'status'), row(b, 'status')];
    const done = await service.apply({ rows, takesBack, entityEnd: 'hide' }, ALICE);
    expect([requests.length, done.count, [...done.urns]]).toEqual([1, 2, [a]]);
  });

  it('should keep the rows of an entity together', async () => {
    const rows = Array.from({ length: 1_200 }, (_item, at) => row(`urn:li:tag:${at % 400}`, `aspect${at}`));
    const { service, requests } = world([]);
    expect((await service.apply({ rows, takesBack, entityEnd: 'hide' }, ALICE)).count).toBe(1_200);
    const batches = requests.map(({ aspects }) => new Set(aspects.map(({ urn }) => urn)));
    expect(batches.reduce((sum, urns) => sum + urns.size, 0)).toBe(400);
    expect(batches.length).toBeGreaterThan(1);
  });
});
