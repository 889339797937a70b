import type { Page } from 'playwright-core';

const HOUR_MS = 3_600_000;

const SAMPLE_MS = 10_000;

const STARTED_AT = Date.now() - 7_384_000;

interface Sample {
  readonly time: number;
  readonly indexLagMs: number;
  readonly writes: number;
  readonly reads: number;
  readonly searches: number;
}

function sampleAt(time: number): Sample {
  const second = Math.floor(time / 1000);
  return {
    time,
    indexLagMs: 60 + 40 * Math.sin(second / 500) + 60 * noiseAt(second),
    writes: 40 + 20 * Math.sin(second / 700) + 12 * noiseAt(second + 1),
    reads: 120 + 35 * Math.sin(second / 900) + 30 * noiseAt(second + 2),
    searches: 18 + 9 * noiseAt(second + 3),
  };
}

/** The same number from 0 to 1 for the same second, in no visible order. */
function noiseAt(second: number): number {
  const value = Math.sin(second) * 10_000;
  return value - Math.floor(value);
}

/** A response of the endpoint of figures to a request with `since`. */
export function figuresSince(since: number | undefined, now: number): object {
  const from = Math.max(since ?? 0, now - HOUR_MS);
  const count = Math.floor((now - from) / SAMPLE_MS);
  const samples = Array.from({ length: count }, (_, index) => sampleAt(now - (count - 1 - index) * SAMPLE_MS));
  const { indexLagMs, writes, reads, searches } = sampleAt(now);
  return {
    time: now,
    version: '0.1.0',
    startedAt: STARTED_AT,
    database: { kind: 'SQLite', version: '3.50.4', isUp: true },
    search: { kind: 'embedded', version: null, isUp: true },
    broker: { isUp: true, publicationLagMs: 12, consumptionLag: 1234 },
    indexLagMs,
    perSecond: { writes, reads, searches },
    memoryBytes: 187_300_000,
    tasks: [
      {
        id: '1',
        kind: 'restoreIndices',
        startedAt: now - 95_000,
        progress: { rowsDone: 12_500, rowsTotal: 31_200, rowsPerSecond: 24_300, secondsLeft: 1 },
      },
    ],
    warnings: [
      {
        code: 'WEAK_PASSWORD',
        text: 'The root user has a weak password.',
        nextStep: 'Set ADMIN_PASSWORD to a longer one and restart.',
      },
    ],
    samples,
  };
}

/** Answers a page's requests for figures in place of the service. Returns when each of them was sent. */
export async function fakeFigures(page: Page): Promise<readonly number[]> {
  const sent: number[] = [];
  await page.route('**/openapi/v1/console/figures*', (route) => {
    const since = new URL(route.request().url()).searchParams.get('since');
    sent.push(Date.now());
    return route.fulfill({ json: figuresSince(since === null ? undefined : Number(since), Date.now()) });
  });
  return sent;
}
