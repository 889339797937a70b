import { describe, expect, it } from '@jest/globals';
import { Deadline } from '../../../foundation/common/deadline.js';
import { giveWay } from '../../../foundation/common/give-way.js';
import { RequestOrigin, runForOrigin } from '../../../foundation/common/request-origin.js';
import { poll } from '../../../../test/support/poll.js';
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

  it('should reject a pause if the request ends meanwhile', async () => {
    const deadline = new Deadline(Infinity);
    await runForOrigin(originWith(deadline), async () => {
      const pace = new Pace();
      const outcome = expect(pauseOfLongTurn(pace)).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
      deadline.cancel('The client is gone.');
      await outcome;
      expect(pace.refusal).toMatchObject({ code: 'DEADLINE_EXCEEDED' });
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
