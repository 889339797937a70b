import type { ChangeProposal } from '../aspects/index.js';
import type { Actor } from '../auth/index.js';
import type { IngestOptions } from './ingest-options.js';
import type { IngestService } from './ingest.service.js';
import { isRefusalOfPart } from './refusals/refusal.js';

/** Maximum number of proposals in one transaction; a larger batch has one of its own. */
const MOST_TOGETHER = 500;

type Batch = readonly ChangeProposal[];

/**
 * Writes batches in order, each completely or not at all. The first refused one ends the work: those before it stay
 * written, and those after it are not. Batches of different entities share transactions, because one durable commit for
 * each would take most of the time; if such a group is refused, its batches are written one by one. Throws what
 * `IngestService.ingest` throws.
 */
export async function ingestInOrder(
  service: Pick<IngestService, 'ingest'>,
  batches: readonly Batch[],
  actor: Actor,
  options: IngestOptions,
): Promise<void> {
  for (const group of groupsOf(batches)) {
    if (group.length > 1 && (await isWritten(() => service.ingest(group.flat(), actor, options)))) continue;
    for (const batch of group) await service.ingest(batch, actor, options);
  }
}

/** False if the write was refused, so that nothing is stored. */
async function isWritten(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isRefusalOfPart(error)) return false;
    throw error;
  }
}

/** Consecutive batches with at most `MOST_TOGETHER` proposals together, no two of them about the same entity. */
function* groupsOf(batches: readonly Batch[]): Generator<readonly Batch[], void, void> {
  let group: Batch[] = [];
  let [size, urns] = [0, new Set<string>()];
  for (const batch of batches) {
    const own = batch.map(({ urn }) => urn);
    if (group.length > 0 && (size + batch.length > MOST_TOGETHER || own.some((urn) => urns.has(urn)))) {
      yield group;
      [group, size, urns] = [[], 0, new Set()];
    }
    group.push(batch);
    size += batch.length;
    for (const urn of own) urns.add(urn);
  }
  if (group.length > 0) yield group;
}
