import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AspectScanner } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { ModelRegistry } from '../../model/index.js';
import { SearchIndex, SearchSchema } from '../../search/index.js';
import { RevisionStore } from '../revision-store.js';
import type { RestoreTally } from './restore-tally.js';
import { retrying } from './retrying.js';
import { urnsOfType } from './urns-of-type.js';

/** Attempts, and the pause between them in milliseconds, so that changes under way arrive. */
const ATTEMPTS = 20;
const PAUSE_MS = 500;
/** Changes under way that are counted at most. */
const MOST_CHANGES = 10_000;

type Counts = ReadonlyMap<string, number>;

/** Compares a finished rebuild with SQL before it is promoted. */
@Injectable()
export class RebuildCount {
  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly registry: ModelRegistry,
    private readonly scanner: AspectScanner,
    private readonly revisions: RevisionStore,
  ) {}

  /**
   * Resolves when every entity type has as many documents as entities; rows and documents that `tally` counted as left
   * out, and changes made since `begunOn` (milliseconds since 1970) that are still under way, may differ. Throws
   * `CONFLICT`, naming the first type that differs, when the numbers stay different.
   */
  async check(rebuild: string, begunOn: number, tally: RestoreTally): Promise<void> {
    let difference = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await wait(PAUSE_MS);
      const before = await this.entities();
      const documents = await retrying(() => this.index.counts(rebuild));
      const after = await this.entities();
      const slack = tally.rowsIgnored + tally.documentsRejected + (await this.changesSince(begunOn));
      const found = this.differenceOf(documents, before, after, slack);
      if (found === undefined) return;
      difference = found;
    }
    throw new DomainError(
      'CONFLICT',
      `The rebuilt index is not used, as it is not complete: ${difference}. Run it again.`,
    );
  }

  private differenceOf(documents: Counts, before: Counts, after: Counts, slack: number): string | undefined {
    for (const type of this.schema.entityTypes()) {
      const [found, first, last] = [documents.get(type) ?? 0, before.get(type) ?? 0, after.get(type) ?? 0];
      if (found < Math.min(first, last) - slack || found > Math.max(first, last) + slack) {
        return `${String(found)} documents of type ${type} for ${String(last)} entities`;
      }
    }
    return undefined;
  }

  private async entities(): Promise<Counts> {
    const counts = new Map<string, number>();
    for (const type of this.schema.entityTypes()) {
      const aspects = [this.registry.entity(type).keyAspect.name];
      counts.set(type, await retrying(() => this.scanner.count({ urnLike: urnsOfType(type), aspects })));
    }
    return counts;
  }

  private async changesSince(time: number): Promise<number> {
    const page = { size: MOST_CHANGES, after: { since: time, urn: '' } };
    return (await retrying(() => this.revisions.dirty(page))).length;
  }
}
