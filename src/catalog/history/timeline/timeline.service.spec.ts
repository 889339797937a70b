import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { AspectStore } from '../../../aspects/index.js';
import { SystemClock } from '../../../foundation/common/clock.js';
import { Deadline } from '../../../foundation/requests/deadline.js';
import { RequestOrigin, runForOrigin } from '../../../foundation/requests/request-origin.js';
import type { EdgeStore } from '../../../graph/index.js';
import { ModelRegistry } from '../../../model/index.js';
import type { TimelineHistories } from './timeline-histories.js';
import { TimelineService } from './timeline.service.js';

const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';

/** A service whose reads end when `end` is called, and how many of them have begun. */
function pausedService() {
  const held: (() => void)[] = [];
  const histories = fake<TimelineHistories>({
    of: () => new Promise<readonly []>((resolve) => held.push(() => resolve([]))),
  });
  const unused = {};
  const service = new TimelineService(
    unused as AspectStore,
    histories,
    unused as EdgeStore,
    ModelRegistry.standard(),
    new SystemClock(),
  );
  return { service, begun: () => held.length, end: () => held.forEach((resolve) => resolve()) };
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

describe('TimelineService', () => {
  it('should hold the history of two entities at once', async () => {
    const { service, begun, end } = pausedService();
    const asked = Array.from({ length: 5 }, () => service.transactions({ urn: URN, categories: ['TAG'] }));
    await turns();
    expect(begun()).toBe(2);
    for (let round = 0; round < 3; round += 1) {
      end();
      await turns();
    }
    expect(begun()).toBe(5);
    expect(await Promise.all(asked)).toEqual([[], [], [], [], []]);
  });

  it('should read nothing for a request whose time ended while it waited', async () => {
    const { service, begun, end } = pausedService();
    const origin = new RequestOrigin('::1', undefined, '/x', 0);
    origin.deadline = new Deadline(Infinity);
    const others = [1, 2].map(() => service.transactions({ urn: URN, categories: ['TAG'] }));
    const late = runForOrigin(origin, () => service.transactions({ urn: URN, categories: ['TAG'] }));
    origin.deadline.cancel('The time is over.');
    await turns();
    end();
    await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    await Promise.all(others);
    expect(begun()).toBe(2);
  });
});
