import { Injectable } from '@nestjs/common';
import { AspectScanner } from '../../../aspects/index.js';
import type { EntitySpec } from '../../../model/index.js';
import { RevisionStore, RunIndexStore } from '../../../projection/index.js';
import { SearchIndex, SearchSchema } from '../../../search/index.js';
import { mergePages, NO_URNS, type UrnPage, type UrnRange } from './urn-page.js';

/** Reads the urns in the search index and the run listing. Methods throw `ENGINE_UNAVAILABLE`. */
@Injectable()
export class IndexedUrns {
  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly runs: RunIndexStore,
    private readonly revisions: RevisionStore,
    private readonly scanner: AspectScanner,
  ) {}

  /** Refreshes the search index, so that `page` covers all documents. */
  showAll(): Promise<void> {
    return this.index.refresh();
  }

  /** Returns a page of the urns of one entity type. */
  async page({ name }: EntitySpec, range: UrnRange): Promise<UrnPage> {
    const pages = await Promise.all([this.documents(name, range), this.listed(name, range)]);
    return mergePages(pages, range.size);
  }

  /** Returns whether the search index or the run listing contains `urn`. */
  async holds(urn: string): Promise<boolean> {
    if ((await this.index.revisions([urn])).has(urn)) return true;
    return (await this.runs.findByUrns([urn])).length > 0;
  }

  /**
   * Returns the `urns` that are not stored, except those whose search update is pending: the update removes their
   * documents.
   */
  async orphans({ keyAspect }: EntitySpec, urns: readonly string[]): Promise<readonly string[]> {
    const living = await this.scanner.urnsWith(keyAspect.name, urns);
    const gone = urns.filter((urn) => !living.has(urn));
    const revisions = await this.revisions.of(gone);
    return gone.filter((urn) => {
      const { revision = 0, indexedRevision = 0 } = revisions.get(urn) ?? {};
      return indexedRevision >= revision;
    });
  }

  private async documents(entityType: string, { after, size }: UrnRange): Promise<UrnPage> {
    if (this.schema.entity(entityType) === undefined) return NO_URNS;
    const found = await this.index.scan({ entityType, size, ...(after !== undefined && { after }) });
    return { urns: found.map(({ urn }) => urn), isLast: found.length < size };
  }

  private async listed(entityType: string, range: UrnRange): Promise<UrnPage> {
    const urns = await this.runs.listUrns(`urn:li:${entityType}:`, range);
    return { urns, isLast: urns.length < range.size };
  }
}
