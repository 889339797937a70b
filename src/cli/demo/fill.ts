import { ProgressLine } from '../progress-line.js';
import type { CalledServer } from '../server-arguments.js';
import { callServer } from '../server-call.js';
import { demoProposals, demoUrns } from './company.js';
import type { DemoProposal } from './proposal.js';

/** Proposals after which a request ends with its entity; `REST_ITEMS_LIMIT` allows at least 200. */
const WRITES = 150;

/** What was written. */
export interface DemoCount {
  readonly entities: number;
  /** Versioned aspects and values of time series. */
  readonly aspects: number;
}

/**
 * Writes the example of the day of `now` into a running service, in batches. Throws the service's error
 * for a batch that it refuses.
 */
export async function fillService(server: CalledServer, now: number): Promise<DemoCount> {
  const proposals = demoProposals(now);
  await eachOf(writesOf(proposals), 'Writing the example', (batch) =>
    callServer(server, '/aspects?action=ingestProposalBatch', { proposals: batch, async: 'false' }),
  );
  return { entities: demoUrns(proposals).length, aspects: proposals.length };
}

/**
 * Removes the entities of the example for good, with their time series; referring entities first. Returns their number.
 */
export async function emptyService(server: CalledServer, now: number): Promise<number> {
  const urns = demoUrns(demoProposals(now)).toReversed();
  await eachOf(urns, 'Removing the example', (urn) => callServer(server, '/entities?action=delete', { urn }));
  return urns.length;
}

/** The proposals in batches. Neighbors of one entity stay together, so that it gets no default aspects in between. */
function writesOf(proposals: readonly DemoProposal[]): readonly (readonly DemoProposal[])[] {
  const batches: DemoProposal[][] = [[]];
  for (const [at, one] of proposals.entries()) {
    const isFull = (batches.at(-1)?.length ?? 0) >= WRITES && proposals[at - 1]?.entityUrn !== one.entityUrn;
    if (isFull) batches.push([]);
    batches.at(-1)?.push(one);
  }
  return batches;
}

/** Handles one item after the other; a terminal shows the progress. */
async function eachOf<Item>(
  items: readonly Item[],
  title: string,
  handle: (item: Item) => Promise<unknown>,
): Promise<void> {
  const progress = process.stdout.isTTY ? new ProgressLine(process.stdout) : undefined;
  for (const [at, item] of items.entries()) {
    progress?.show(`${title}: ${Math.floor((at / items.length) * 100)} %`);
    await handle(item);
  }
  progress?.clear();
}
