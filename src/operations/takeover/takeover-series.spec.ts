import { expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { poll } from '../../../test/support/measures/poll.js';
import type { SeriesChanges } from '../../ingestion/index.js';
import { ModelRegistry } from '../../model/index.js';
import { SeriesCatalogue, type SeriesTakeover, type TimeseriesStore } from '../../timeseries/index.js';
import type { RevisionStore } from '../../projection/index.js';
import type { TaskRunner } from '../task-status/task-runner.js';
import type { TaskStore } from '../task-status/task-store.js';
import { TruncateTimeseriesAspectService } from '../truncate-timeseries-aspect/truncate-timeseries-aspect.service.js';
import type { TakeoverDeletes } from './takeover-deletes.js';
import { TakeoverSeries } from './takeover-series.js';
import { TakeoverWork } from './takeover-work.js';

/** The unfinished tasks of all processes. */
class Tasks {
  readonly unfinished: string[] = [];
  asked = 0;

  hasUnfinished(kind: string): Promise<boolean> {
    this.asked += 1;
    return Promise.resolve(this.unfinished.includes(kind));
  }
}

it('should rebuild a time series only after the truncations that have begun', async () => {
  const tasks = new Tasks();
  tasks.unfinished.push('truncateTimeseriesAspect');
  const taken: string[] = [];
  const source = fake<SeriesTakeover>({
    find: () => Promise.resolve(['copy', 'rebuild'].map((way) => ({ name: way, way, documents: 1, entityType: way }))),
    take: ({ name }: { readonly name: string }) => Promise.resolve(void taken.push(name)),
  });
  const deletes = { forget: () => Promise.resolve() } as TakeoverDeletes;
  const followed: string[] = [];
  const changes = fake<SeriesChanges>({ added: async (type: string) => void followed.push(type) });
  const series = new TakeoverSeries(source, {} as RevisionStore, fake<TaskStore>(tasks), deletes, changes);
  const { signal } = new AbortController();
  const work = new TakeoverWork({ signal, save: () => Promise.resolve(), progress: () => undefined });
  const run = series.run(work);
  await poll(() => tasks.asked > 0, 'a question for truncations');
  expect(taken).toEqual(['copy']);
  tasks.unfinished.pop();
  await run;
  expect(taken).toEqual(['copy', 'rebuild']);
  expect(followed).toEqual(['copy']);
});

it('should not truncate a time series during a takeover', async () => {
  const tasks = new Tasks();
  const runner = fake<TaskRunner>({ register: () => undefined, start: () => Promise.resolve('node:1') });
  const store = fake<TimeseriesStore>({ count: () => Promise.resolve(1) });
  const catalogue = new SeriesCatalogue(ModelRegistry.standard());
  const service = new TruncateTimeseriesAspectService(
    store,
    catalogue,
    runner,
    fake<TaskStore>(tasks),
    {} as SeriesChanges,
  );
  const given = { entityType: 'dataset', aspect: 'datasetProfile', endTimeMillis: 1 };
  tasks.unfinished.push('takeover');
  await expect(service.truncate({ ...given, dryRun: false })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await service.truncate({ ...given, dryRun: true })).toContain('dry run');
  tasks.unfinished.pop();
  expect(await service.truncate({ ...given, dryRun: false })).toBe('node:1');
});
