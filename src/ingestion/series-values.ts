import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectWriter, type WriteContext } from '../aspects/index.js';
import { Urn } from '../foundation/common/urn.js';
import { type EntitySpec, ModelRegistry } from '../model/index.js';
import {
  type TimeseriesDocument,
  type TimeseriesSelection,
  TimeseriesStore,
  ValueDeletes,
} from '../timeseries/index.js';
import type { PreparedProposal } from './prepare-proposals.js';
import { SeriesChanges } from './series-changes.js';
import { SeriesEvents } from './series-events.js';
import { WriteAudit } from './write-audit.js';

/** Values of one time series of one entity. */
export type SeriesSelection = TimeseriesSelection & { readonly urn: string; readonly aspectName: string };

/** Appends and deletes values of time series, and lets the audit trail, followers and search follow. */
@Injectable()
export class SeriesValues {
  constructor(
    private readonly registry: ModelRegistry,
    private readonly timeseries: TimeseriesStore,
    private readonly deletes: ValueDeletes,
    private readonly writer: AspectWriter,
    private readonly audit: WriteAudit,
    private readonly events: SeriesEvents,
    private readonly changes: SeriesChanges,
  ) {}

  /** Appends the documents of `values`, whose entities must be stored. Throws `ENGINE_UNAVAILABLE`. */
  async append(
    values: readonly PreparedProposal[],
    documents: readonly TimeseriesDocument[],
    context: WriteContext,
  ): Promise<void> {
    if (documents.length > 0) await this.timeseries.append(documents);
    for (const { proposal } of values) this.audit.series(proposal.urn, proposal.aspectName, 'APPEND', context);
    const searchable = values.filter(({ aspect }) => aspect.searchable.length > 0);
    const urns = searchable.map(({ proposal }) => proposal.urn);
    await this.events.recorded(values, context.audit, (note) => this.writer.touch(urns, context, note));
  }

  /** Deletes values of one series. Returns the number of documents deleted. Throws `ENGINE_UNAVAILABLE`. */
  async delete(selection: SeriesSelection, context: WriteContext): Promise<number> {
    const { urn, aspectName } = selection;
    const remove = (): Promise<number> => this.deletes.delete(selection);
    const isSearchable = this.registry.aspect(Urn.parse(urn).entityType, aspectName).searchable.length > 0;
    const deleted = await (isSearchable ? this.changes.removedFrom(urn, context, remove) : remove());
    if (deleted > 0) this.audit.series(urn, aspectName, 'DELETE', context);
    return deleted;
  }

  /**
   * Deletes all values of an entity that was deleted. Returns the number of documents deleted. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async deleteOfEntity(urn: string, { aspects }: EntitySpec, context: WriteContext): Promise<number> {
    const hasSeries = [...aspects.values()].some(({ kind }) => kind === 'timeseries');
    const deleted = hasSeries ? await this.deletes.delete({ urn }) : 0;
    // Another caller may have created the entity again, and search have read its values, before they were deleted.
    if (deleted > 0) await this.writer.touch([urn], context);
    return deleted;
  }

  /** Deletes the values that a run wrote. Returns the number of documents deleted. Throws `ENGINE_UNAVAILABLE`. */
  deleteOfRun(runId: string): Promise<number> {
    const removal = { name: `run ${hash('md5', runId)}`, concerned: { runId } };
    return this.changes.removed(removal, () => this.deletes.delete({ runId }));
  }
}
