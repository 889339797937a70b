import type { Page } from 'playwright-core';

const HOUR_S = 3600;

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
    indexLagMs: 200 + 150 * Math.sin(second / 300),
    writes: 40 + (second % 7),
    reads: 120 + (second % 11),
    searches: 15 + (second % 5),
  };
}

/** A response of the endpoint of figures to a request with `since`. */
export function figuresSince(since: number | undefined, now: number): object {
  const from = Math.max(since ?? 0, now - HOUR_S * 1000);
  const count = Math.floor((now - from) / 1000);
  const samples = Array.from({ length: count }, (_, index) => sampleAt(now - (count - 1 - index) * 1000));
  const { indexLagMs, writes, reads, searches } = sampleAt(now);
  return {
    time: now,
    version: '0.1.0',
    startedAt: STARTED_AT,
    database: { kind: 'SQLite', version: '3.50.4', isUp: true },
    search: { kind: 'embedded', version: '0.1.0', isUp: false },
    broker: { isUp: true, publicationLagMs: 12, consumptionLag: 1234 },
    indexLagMs,
    perSecond: { writes, reads, searches },
    memoryBytes: 187_300_000,
    tasks: [
      { id: '1', kind: 'restoreIndices', startedAt: now - 95_000, progress: { rowsMigrated: 12_500, ignored: 3 } },
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
