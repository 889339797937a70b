import { expect, it } from '@jest/globals';
import { EngineState } from './engine-state.js';
import { WriteFollower } from './write-follower.js';

it.each([
  ['try again what failed for an outage', 'down', 2],
  ['leave to others what failed for another reason', 'broken', 1],
])('should %s', async (_case, message, attempts) => {
  const errors = [new Error(message)];
  let tried = 0;
  const project = (): Promise<void> => {
    tried += 1;
    const error = errors.pop();
    return error === undefined ? Promise.resolve() : Promise.reject(error);
  };
  const isOutage = (error: unknown): boolean => error instanceof Error && error.message === 'down';
  const follower = new WriteFollower(project, new EngineState(), 1, isOutage);
  await follower.awaited(['urn:li:tag:a']);
  expect([tried, follower.has('urn:li:tag:a')]).toEqual([attempts, false]);
});
