import { Injectable } from '@nestjs/common';
import type { EdgeRepair } from '../../graph/index.js';
import { SearchIndex, SearchSchema } from '../../search/index.js';
import { type CheckReport, FindingsTally, type TypeFindings } from './check-report.js';
import { CheckTally } from './check-tally.js';
import { addOutcomes, DerivedRows, type DerivedOutcome, NO_ROWS } from './derived-rows.js';
import { DocumentCheck } from './document-check.js';
import { DocumentRestore } from './document-restore.js';
import { EdgeCheck } from './edge-check.js';
import { EntityProjection } from '../entity-projection.js';
import { Patience } from './patience.js';
import { RestoreTally } from './restore-tally.js';

/** How long a check waits in all for changes under way, in milliseconds. */
const PATIENCE_MS = 15_000;

/** The scope of a comparison. */
export interface CheckRequest {
  /** Name in the model; undefined = every type. */
  readonly entityType: string | undefined;
  /** Whether findings are repaired. */
  readonly repair: boolean;
}

/** The result of a repair. */
export interface RepairOutcome extends DerivedOutcome {
  readonly documentsWritten: number;
  readonly documentsDeleted: number;
}

/** Findings, and their repair. */
export interface CheckOutcome extends CheckReport {
  readonly repaired: RepairOutcome;
}

/** State of one run. */
interface Run {
  readonly request: CheckRequest;
  readonly patience: Patience;
  readonly progress: CheckTally;
  readonly tally: RestoreTally;
  pending: number;
  rows: DerivedOutcome;
}

/**
 * Compares search documents and edges with SQL by streaming both, in bounded memory, and repairs exactly the
 * differences on request.
 */
@Injectable()
export class IndexCheck {
  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly documents: DocumentCheck,
    private readonly edges: EdgeCheck,
    private readonly restore: DocumentRestore,
    private readonly derived: DerivedRows,
    private readonly projection: EntityProjection,
  ) {}

  /**
   * The findings, in their state before a repair. `counting` gets the progress, with the number of items, which are
   * then counted beforehand. Throws `ENGINE_UNAVAILABLE` when an engine stays unavailable.
   */
  async run(request: CheckRequest, counting?: CheckTally): Promise<CheckOutcome> {
    const patience = new Patience(PATIENCE_MS);
    const progress = counting ?? new CheckTally();
    const run: Run = { request, patience, progress, tally: new RestoreTally(), pending: 0, rows: NO_ROWS };
    const types = this.schema.entityTypes().filter((type) => type === (request.entityType ?? type));
    await this.index.refresh();
    const documents = await this.index.counts();
    if (counting !== undefined) counting.itemsTotal = await this.itemsOf(request, types, documents);
    const entityTypes: TypeFindings[] = [];
    for (const type of types) entityTypes.push(await this.checkType(type, documents.get(type) ?? 0, run));
    const edges = await this.checkEdges(run);
    if (request.repair) await this.projection.settled();
    const { documentsWritten, documentsDeleted } = run.tally;
    return { entityTypes, edges, pending: run.pending, repaired: { documentsWritten, documentsDeleted, ...run.rows } };
  }

  private async itemsOf(
    { entityType }: CheckRequest,
    types: readonly string[],
    documents: ReadonlyMap<string, number>,
  ): Promise<number> {
    let items = await this.edges.count(entityType);
    for (const type of types) items += (documents.get(type) ?? 0) + (await this.documents.count(type));
    return items;
  }

  private async checkType(entityType: string, documents: number, run: Run): Promise<TypeFindings> {
    const findings = new FindingsTally();
    let entities = 0;
    for await (const finding of this.documents.run(entityType, run.patience, run.progress)) {
      if ('entities' in finding) {
        entities += finding.entities;
        continue;
      }
      findings.add(finding.kind, finding.urns);
      run.progress.find(finding.kind, finding.urns.length);
      run.pending += finding.pending;
      if (run.request.repair) await this.restore.restoreEntities(finding.urns, run.tally);
    }
    const { missing, stale, orphaned, examples } = findings;
    return { entityType, entities, documents, missing, stale, orphaned, examples };
  }

  private async checkEdges(run: Run): Promise<FindingsTally> {
    const findings = new FindingsTally();
    for await (const differing of this.edges.run(run.request.entityType, run.patience, run.progress)) {
      for (const repair of differing) addEdges(findings, run.progress, repair);
      if (run.request.repair) run.rows = addOutcomes(run.rows, await this.derived.repair(differing));
    }
    return findings;
  }
}

function addEdges(
  findings: FindingsTally,
  progress: CheckTally,
  { urn, aspectName, missing, outdated, surplus }: EdgeRepair,
): void {
  const text = (type: string, destination: string): string => `${urn} ${aspectName}: ${type} ${destination}`;
  const texts = {
    missing: missing.map((edge) => text(edge.type, edge.destination)),
    stale: outdated.map((edge) => text(edge.type, edge.destination)),
    orphaned: surplus.map((row) => text(row.relationship_type, row.destination)),
  };
  for (const kind of ['missing', 'stale', 'orphaned'] as const) {
    findings.add(kind, texts[kind]);
    progress.find(kind, texts[kind].length);
  }
}
