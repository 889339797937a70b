import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type AspectChange, type AspectRecord, type WriteListener, WriteListeners } from '../aspects/index.js';
import type { SqlTransaction } from '../foundation/database/index.js';
import type { AspectSpec } from '../model/index.js';
import { noteDangling } from './dangling-references.js';
import { diffEdges, type EdgeDiff } from './edge-diff.js';
import { type ExtractedEdges, extractEdges, mayHaveEdges } from './edge-extractor.js';
import { deleteAspectEdges, deleteEdges, deleteNodes, insertEdges, refreshEdges } from './edge-statements.js';

type AspectDiff = EdgeDiff & { readonly aspectName: string };

const NO_EDGES: ExtractedEdges['edges'] = new Map();

/** Updates the edges in the transaction of the aspects that declare them, so that the graph never lags. */
@Injectable()
export class EdgeListener implements WriteListener, OnModuleInit {
  private readonly logger = new Logger(EdgeListener.name);

  constructor(private readonly listeners: WriteListeners) {}

  onModuleInit(): void {
    this.listeners.register(this);
  }

  /**
   * Removes the edges of deleted entities, recording which aspects still refer to them, and updates the edges of every
   * changed aspect in at most three statements per batch. Rewriting an unchanged value updates the times of lineage
   * edges; restating a value rewrites all its edges.
   */
  async inTransaction(changes: readonly AspectChange[], sql: SqlTransaction): Promise<void> {
    const deleted = new Set(changes.filter(({ entityDeleted }) => entityDeleted).map(({ urn }) => urn));
    await noteDangling(sql, [...deleted]);
    await deleteNodes(sql, [...deleted]);
    const relevant = changes.filter((change) => !deleted.has(change.urn) && concernsEdges(change));
    const restated = relevant.filter(isRestated);
    for (const { urn, aspect } of restated) await deleteAspectEdges(sql, aspect.name, [urn]);
    const diffs: AspectDiff[] = [];
    for (const change of relevant) diffs.push(await this.diff(change));
    await deleteEdges(sql, pick(diffs, 'removed'));
    await insertEdges(sql, pick(diffs, 'added'));
    await refreshEdges(sql, pick(diffs, 'refreshed'));
  }

  private async diff(change: AspectChange): Promise<AspectDiff> {
    const { aspect, current } = change;
    const previous = await this.extract(aspect, isRestated(change) ? undefined : change.previous);
    return { aspectName: aspect.name, ...(await diffEdges(previous, await this.extract(aspect, current))) };
  }

  private async extract(spec: AspectSpec, record: AspectRecord | undefined): Promise<ExtractedEdges['edges']> {
    if (record === undefined) return NO_EDGES;
    const { edges, skipped } = await extractEdges(spec, record);
    if (skipped.length > 0) {
      this.logger.debug(
        `${record.urn} ${spec.name}: no edge to ${skipped.slice(0, 5).join(', ')}, which the graph does not accept`,
      );
    }
    return edges;
  }
}

function concernsEdges({ aspect, isNoop }: AspectChange): boolean {
  if (!mayHaveEdges(aspect)) return false;
  return !isNoop || aspect.relationships.some(({ annotation }) => annotation.isLineage === true);
}

function isRestated({ previous, current, isNoop }: AspectChange): boolean {
  return !isNoop && previous !== undefined && previous.systemMetadata?.version === current?.systemMetadata?.version;
}

function pick(diffs: readonly AspectDiff[], part: keyof EdgeDiff) {
  return diffs
    .filter((diff) => diff[part].length > 0)
    .map((diff) => ({ aspectName: diff.aspectName, edges: diff[part] }));
}
