import { type StoredOf, upstreamLineage } from '../../../model/index.js';
import { STAMP } from '../calendar.js';
import { columnsOf, sourcesOf, upstreamsOf } from '../columns.js';
import type { DemoTable } from '../content/tables/table.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { schemaField } from '../urns.js';

type FineGrained = NonNullable<StoredOf<typeof upstreamLineage>['fineGrainedLineages']>;

/** Returns the urn of a table, or of the dataset that stands for it. */
export type UrnOf = (table: DemoTable) => string;

/** The upstream tables of a table and the sources of its columns; nothing for tables without upstreams. */
export function lineageOf(table: DemoTable, urnOf: UrnOf): readonly DemoProposal[] {
  const upstreams = upstreamsOf(table).map((upstream) => ({
    dataset: urnOf(upstream),
    type: isCopy(table) ? ('COPY' as const) : ('TRANSFORMED' as const),
    auditStamp: STAMP,
  }));
  if (upstreams.length === 0) return [];
  return [proposal(urnOf(table), upstreamLineage, { upstreams, fineGrainedLineages: columnLineage(table, urnOf) })];
}

/** The sources of each column of a table. */
export function columnLineage(table: DemoTable, urnOf: UrnOf): FineGrained {
  return columnsOf(table).flatMap((column) => {
    const sources = sourcesOf(table, column);
    if (sources.length === 0) return [];
    return [
      {
        upstreamType: 'FIELD_SET' as const,
        upstreams: sources.map((source) => schemaField(urnOf(source.table), source.column)),
        downstreamType: 'FIELD' as const,
        downstreams: [schemaField(urnOf(table), column.name)],
        transformOperation: column.sources === undefined ? 'COPY' : 'EXPRESSION',
      },
    ];
  });
}

function isCopy({ schema }: DemoTable): boolean {
  return schema === 'raw' || schema === 'events';
}
