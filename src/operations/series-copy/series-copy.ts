import { Injectable } from '@nestjs/common';
import { DomainError } from '../../foundation/common/errors.js';
import { SeriesChanges } from '../../ingestion/index.js';
import { RevisionStore } from '../../projection/index.js';
import {
  type OneStoredSeries,
  StoredSeries,
  type TimeseriesDocument,
  TimeseriesStore,
} from '../../timeseries/index.js';
import { keptDocuments } from './kept-documents.js';

/** Number of refused documents of a series that are described. */
const EXAMPLES = 5;

/** Result of the copy of one time series, in documents. */
export interface CopiedSeries {
  readonly entityType: string;
  readonly aspectName: string;
  /** Documents that the search server has because of this copy or an earlier one. */
  readonly copied: number;
  /** Documents of deleted entities, which are left out. */
  readonly leftOut: number;
  /** Documents that the search server cannot index. */
  readonly refused: number;
  /** The first ones of these, with the reason. */
  readonly examples: readonly string[];
}

/** A request to copy the time series. */
export interface SeriesCopyRequest {
  /** Whether series that have been copied completely are copied again. */
  readonly again: boolean;
  /** Called with the documents that have been read and with all of them, after each page. */
  readonly progress: (done: number, total: number) => void;
}

/**
 * Copies the time series in SQL, which the service wrote before it had a search server, to that server. What the server
 * has is not replaced, so that nothing newer is lost, and an interrupted copy may be repeated.
 */
@Injectable()
export class SeriesCopy {
  constructor(
    private readonly stored: StoredSeries,
    private readonly store: TimeseriesStore,
    private readonly revisions: RevisionStore,
    private readonly changes: SeriesChanges,
  ) {}

  /**
   * Copies and counts one series after the other; notes each that is complete. The rows in SQL are not changed. Throws
   * `ENGINE_UNAVAILABLE`, and `INTERNAL` if the server has fewer documents afterwards.
   */
  async run({ again, progress }: SeriesCopyRequest): Promise<readonly CopiedSeries[]> {
    const due = (await this.stored.list()).filter(({ isCopied }) => again || !isCopied);
    const counts = await Promise.all(due.map((one) => this.stored.count(one)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    let done = 0;
    const copied: CopiedSeries[] = [];
    for (const one of due) copied.push(await this.copy(one, (read) => progress((done += read), total)));
    return copied;
  }

  private async copy(one: OneStoredSeries, progress: (read: number) => void): Promise<CopiedSeries> {
    const { entityType, aspect } = one.series;
    let [copied, leftOut, refused] = [0, 0, 0];
    const examples: string[] = [];
    for await (const page of this.stored.pages(one)) {
      const kept = await keptDocuments(this.revisions, page);
      const failures = await this.adopt(kept);
      copied += kept.length - failures.length;
      leftOut += page.length - kept.length;
      refused += failures.length;
      examples.push(...failures.slice(0, EXAMPLES - examples.length));
      progress(page.length);
    }
    await this.verify(one, copied);
    await this.changes.added(entityType, aspect.name, new AbortController().signal);
    await this.stored.noteCopied(one);
    return { entityType, aspectName: aspect.name, copied, leftOut, refused, examples };
  }

  /**
   * Stores documents. Returns a description of each that the server cannot index: halves are stored until the refused
   * documents are alone, since the server only names one.
   */
  private async adopt(documents: readonly TimeseriesDocument[]): Promise<readonly string[]> {
    try {
      await this.store.adopt(documents, (some) => keptDocuments(this.revisions, some));
      return [];
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'VALIDATION_FAILED') throw error;
      const [first] = documents;
      if (documents.length === 1 && first !== undefined) return [refusalOf(first, error)];
      const middle = Math.ceil(documents.length / 2);
      return [...(await this.adopt(documents.slice(0, middle))), ...(await this.adopt(documents.slice(middle)))];
    }
  }

  private async verify({ series: { entityType, aspect } }: OneStoredSeries, copied: number): Promise<void> {
    const found = await this.store.count({ entityType, aspectName: aspect.name });
    if (found >= copied) return;
    const amounts = `${String(found)} documents in place of ${String(copied)}`;
    throw new DomainError(
      'INTERNAL',
      `The copy is not complete: the search server has ${amounts} of ${aspect.name} of ${entityType}. Repeat the command while no service deletes values.`,
    );
  }
}

function refusalOf({ aspectName, urn, timestampMillis }: TimeseriesDocument, { message }: DomainError): string {
  return `${aspectName} of ${urn} at ${String(timestampMillis)}: ${message}`;
}
