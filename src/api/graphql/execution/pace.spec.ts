import { describe, expect, it, jest } from '@jest/globals';
import { Deadline } from '../../../foundation/requests/deadline.js';
import { giveWay } from '../../../foundation/concurrency/give-way.js';
import { RequestOrigin, runForOrigin } from '../../../foundation/requests/request-origin.js';
import { poll } from '../../../../test/support/measures/poll.js';
import { Pace } from './pace.js';

const hold = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function originWith(deadline: Deadline): RequestOrigin {
  const origin = new RequestOrigin('::1', undefined, '/x', 0);
  origin.deadline = deadline;
  return origin;
}

/** A pause of `pace` in a turn of the event loop whose time is used up. */
function pauseOfLongTurn(pace: Pace): Promise<void> | undefined {
  // On a slow machine this turn may be long already.
  giveWay()?.catch(() => undefined);
  hold(5);
  pace.step(64);
  return pace.pause();
}

describe('Pace', () => {
  it('should not pause in a short turn', async () => {
    // A machine that withholds the processor may make any turn long.
    await poll(async () => {
      await nextTurn();
      const pace = new Pace();
      pace.step(64);
      return pace.pause() === undefined;
    }, 'a short turn without a pause');
  });

  it('should hold the batches of the request back until the last caller has continued', async () => {
    const origin = originWith(new Deadline(Infinity));
    await runForOrigin(origin, async () => {
      const events: string[] = [];
      const pace = new Pace();
      const first = pauseOfLongTurn(pace)?.then(() => {
        events.push('first');
        hold(5);
      });
      pace.step(64);
      const second = pace.pause()?.then(() => events.push('second'));
      origin.batches.whenFree(() => events.push('batch'));
      await Promise.all([first, second]);
      await nextTurn();
      expect(events).toEqual(['first', 'second', 'batch']);
    });
  });

  it('should reject a pause if the request ends meanwhile', async () => {
    const deadline = new Deadline(Infinity);
    const origin = originWith(deadline);
    await runForOrigin(origin, async () => {
      const pace = new Pace();
      const outcome = expect(pauseOfLongTurn(pace)).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
      deadline.cancel('The client is gone.');
      await outcome;
      expect(pace.refusal).toMatchObject({ code: 'DEADLINE_EXCEEDED' });
      const send = jest.fn();
      origin.batches.whenFree(send);
      expect(send).toHaveBeenCalled();
    });
  });

  it('should leave no rejected promise behind if the request ends after the last pause', async () => {
    const deadline = new Deadline(Infinity);
    await runForOrigin(originWith(deadline), async () => {
      const pace = new Pace();
      await pauseOfLongTurn(pace)?.then(() => hold(5));
      deadline.cancel('The client is gone.');
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
      expect(pace.refusal).toBeUndefined();
    });
  });
});
