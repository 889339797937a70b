import { describe, expect, it } from '@jest/globals';
import { connectedWorkers } from '../../../../test/support/service/connected-workers.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors.js';
import { loadConfig } from '../../config/index.js';
import { Notice } from '../../workers/index.js';
import { describeFailure } from '../failure.js';
import { matchesPath } from './path-patterns.js';
import { isFromBrowser, type LimitedRequest, RateLimiter } from './rate-limiter.js';

class SetClock extends Clock {
  time = 1_000_000;

  now(): number {
    return this.time;
  }
}

const ON = { RATE_LIMITS_ENABLED: 'true', RATE_LIMITS_SCOPED_ENABLED: 'true' };
const REQUEST: LimitedRequest = {
  path: '/entities',
  actorUrn: 'urn:li:corpuser:ann',
  isSystem: false,
  isBrowser: false,
  source: 'servlet-filter',
};

function limiter(env: Readonly<Record<string, string>>): { limits: RateLimiter; clock: SetClock } {
  const clock = new SetClock();
  return { limits: new RateLimiter(loadConfig({ ...env }), clock), clock };
}

function admitted(limits: RateLimiter, request: Partial<LimitedRequest>, attempts: number): number {
  let count = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      limits.admit({ ...REQUEST, ...request });
      count += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED', message: 'Rate limit exceeded' });
    }
  }
  return count;
}

describe('RateLimiter', () => {
  it.each<Record<string, string>>([{}, { RATE_LIMITS_ENABLED: 'true' }, { RATE_LIMITS_SCOPED_ENABLED: 'true' }])(
    'should be off with %j',
    (env) => {
      const { limits } = limiter({ ...env, RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '1' });
      expect(admitted(limits, {}, 5)).toBe(5);
      expect(limits.status()).toMatchObject({ scopedEnabled: false, scoped: {} });
    },
  );

  it('should limit each actor, and let tokens flow back', () => {
    const { limits, clock } = limiter({ ...ON, RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '60' });
    expect(admitted(limits, {}, 100)).toBe(60);
    expect(admitted(limits, { actorUrn: 'urn:li:corpuser:bob' }, 100)).toBe(60);
    clock.time += 10_000;
    expect(admitted(limits, {}, 100)).toBe(10);
    clock.time += 1_000_000;
    expect(admitted(limits, {}, 100)).toBe(60);
  });

  it('should exempt the system from the limit of actors, not from the one of everybody', () => {
    const { limits } = limiter({
      ...ON,
      RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '2',
      RATE_LIMITS_SCOPED_GLOBAL_CAPACITY: '20',
    });
    expect(admitted(limits, { isSystem: true }, 50)).toBe(20);
  });

  it.each(['/health', '/health/live', '/health/ready', '/check/ready', '/up', '/admin', '/actuator/prometheus'])(
    'should not limit the probes of load balancers: %s',
    (path) => {
      const { limits } = limiter({ ...ON, RATE_LIMITS_SCOPED_GLOBAL_CAPACITY: '1' });
      expect(admitted(limits, { path }, 3)).toBe(3);
      expect(admitted(limits, {}, 3)).toBe(1);
    },
  );

  it.each([
    ['browsers', true, 3],
    ['programs', false, 5],
  ])('should limit %s together', (_class, isBrowser, limit) => {
    const { limits } = limiter({
      ...ON,
      RATE_LIMITS_CLIENT_CLASS_ENABLED: 'true',
      RATE_LIMITS_SCOPED_BROWSER_CAPACITY: '3',
      RATE_LIMITS_SCOPED_SDK_CAPACITY: '5',
    });
    expect(admitted(limits, { isBrowser }, 4) + admitted(limits, { isBrowser, actorUrn: 'urn:li:corpuser:b' }, 4)).toBe(
      limit,
    );
  });

  it('should limit the programs of each actor where it is told so', () => {
    const { limits } = limiter({
      ...ON,
      RATE_LIMITS_CLIENT_CLASS_ENABLED: 'true',
      RATE_LIMITS_SCOPED_SDK_CAPACITY: '5',
      RATE_LIMITS_SCOPED_SDK_PER_ACTOR: 'true',
    });
    expect(admitted(limits, {}, 9) + admitted(limits, { actorUrn: 'urn:li:corpuser:b' }, 9)).toBe(10);
  });

  it('should count a refused request for nobody', () => {
    const { limits } = limiter({
      ...ON,
      RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '3',
      RATE_LIMITS_SCOPED_GLOBAL_CAPACITY: '4',
    });
    expect(admitted(limits, {}, 50)).toBe(3);
    expect(limits.status().scoped['global']).toEqual({ remaining: 1, capacity: 4 });
    expect(admitted(limits, { actorUrn: 'urn:li:corpuser:b' }, 50)).toBe(1);
  });

  it('should leave out the excluded paths', () => {
    const { limits } = limiter({ ...ON, RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '1' });
    expect(admitted(limits, { path: '/openapi/v1/rate-limits/status' }, 5)).toBe(5);
    expect(admitted(limits, { path: '/health/detailed' }, 5)).toBe(1);
  });

  it('should tell clients when to come back and which limit it was', () => {
    const { limits } = limiter({ ...ON, RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '1' });
    limits.admit(REQUEST);
    let failure: unknown;
    try {
      limits.admit({ ...REQUEST, source: 'graphql-gate' });
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(DomainError);
    const { status, headers } = describeFailure(failure);
    expect([status, headers]).toEqual([
      429,
      {
        'Retry-After': expect.stringMatching(/^6\d$/),
        'X-DataHub-RateLimit-Rule': 'scoped:actor',
        'X-DataHub-RateLimit-Type': 'endpoint',
        'X-DataHub-RateLimit-Source': 'graphql-gate',
      },
    ]);
  });
});

describe('the rate limiters of several workers', () => {
  it('should count together', async () => {
    const clock = new SetClock();
    const config = loadConfig({ ...ON, RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '60' });
    const workers = connectedWorkers(2);
    const [here, there] = workers.map((worker) => new RateLimiter(config, clock, worker));
    if (here === undefined || there === undefined) throw new Error('There are two.');
    expect(admitted(here, {}, 40)).toBe(40);
    await workers[0]?.tell(new Notice('told after them'), null);
    expect(admitted(there, {}, 100)).toBe(20);
    await workers[1]?.tell(new Notice('told after them'), null);
    expect([admitted(here, {}, 10), admitted(there, {}, 10)]).toEqual([0, 0]);
    expect(admitted(here, { actorUrn: 'urn:li:corpuser:bob' }, 100)).toBe(60);
  });
});

describe('matchesPath', () => {
  it.each([
    ['/health', true],
    ['/healthy', false],
    ['/a/b', true],
    ['/a', true],
    ['/ab', false],
  ])('should judge %s', (path, expected) => {
    expect(matchesPath(path, ['/health', '/a/**'])).toBe(expected);
  });
});

describe('isFromBrowser', () => {
  it.each([
    [{ 'x-datahub-request-source': 'BROWSER' }, true],
    [{ 'x-datahub-request-source': 'x' }, false],
    [{}, false],
  ])('should read %j', (headers, expected) => {
    expect(isFromBrowser(headers)).toBe(expected);
  });
});
