import { ProgressLine } from '../progress-line.js';
import type { CalledServer } from '../server-arguments.js';
import { callServer } from '../server-call.js';
import { demoProposals, demoUrns } from './company.js';

/** Proposals per request: the least that `REST_ITEMS_LIMIT` may allow. */
const BATCH = 200;
/** Deletes at the same time. */
const DELETES = 4;

/** What was written or removed. */
export interface DemoCount {
  readonly entities: number;
  /** Versioned aspects and values of time series. */
  readonly aspects: number;
}

/**
 * Writes the example of the day of `now` into a running service, in batches. Throws what the service answers to a batch
 * that it refuses.
 */
export async function fillService(server: CalledServer, now: number): Promise<DemoCount> {
  const proposals = demoProposals(now);
  const progress = new ProgressLine(process.stdout);
  for (let at = 0; at < proposals.length; at += BATCH) {
    progress.show(`Writing the example: ${at} of ${proposals.length} aspects`);
    const batch = { proposals: proposals.slice(at, at + BATCH), async: 'false' };
    await callServer(server, '/aspects?action=ingestProposalBatch', batch);
  }
  progress.clear();
  return { entities: demoUrns(proposals).length, aspects: proposals.length };
}

/** Removes the entities of the example for good, with their time series; referring entities first. */
export async function emptyService(server: CalledServer, now: number): Promise<DemoCount> {
  const proposals = demoProposals(now);
  const urns = demoUrns(proposals).toReversed();
  const progress = new ProgressLine(process.stdout);
  for (let at = 0; at < urns.length; at += DELETES) {
    progress.show(`Removing the example: ${at} of ${urns.length} entities`);
    const batch = urns.slice(at, at + DELETES);
    await Promise.all(batch.map((urn) => callServer(server, '/entities?action=delete', { urn })));
  }
  progress.clear();
  return { entities: urns.length, aspects: proposals.length };
}
