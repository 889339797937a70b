import type { ChangeProposal, PlannedWrite, RuleContext, WriteRule } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Urn } from '../../foundation/common/urn.js';
import { objectsAt, textAt, textsAt } from './json-access.js';
import { oncePerBatch } from './once-per-batch.js';

const LINEAGE = 'upstreamLineage';
const SUB_TYPES = 'subTypes';
const SIBLINGS = 'siblings';

const DBT = 'urn:li:dataPlatform:dbt';

/** The subtypes of a dataset of dbt that stands for a table of another platform. */
const SOURCES: ReadonlySet<string> = new Set(['source', 'Source']);

/** A dataset of dbt and the table that it makes or stands for. */
interface Pair {
  readonly dbt: string;
  readonly table: string;
}

/** What a batch writes of the aspects that decide, and the datasets that it has associated so far. */
interface BatchState {
  readonly written: ReadonlyMap<string, JsonObject | undefined>;
  readonly associated: Set<string>;
}

/**
 * Associates a dataset of dbt with the table of another platform that has it as its only upstream of dbt, or that is
 * the only upstream of a source. The dataset of dbt is the primary sibling. Datasets that have siblings keep them.
 */
export function siblingAssociationRule(): WriteRule {
  const stateOf = oncePerBatch(({ batch }): BatchState => ({ written: decidingWrites(batch), associated: new Set() }));
  return {
    aspects: [LINEAGE, SUB_TYPES],
    async sideEffects({ proposal, entity, value }, context) {
      if (entity.name !== 'dataset' || value === undefined) return [];
      const values = new BatchValues(stateOf(context), context);
      const pair = isDbt(proposal.urn)
        ? await pairOfSource(proposal.urn, values)
        : pairOfTable(proposal.urn, proposal.aspectName, value);
      if (pair === undefined || (await values.hasSiblings(pair))) return [];
      return associated(pair);
    },
  };
}

/** The latest values, with the batch applied. */
class BatchValues {
  constructor(
    private readonly state: BatchState,
    private readonly context: RuleContext,
  ) {}

  async value(urn: string, aspectName: string): Promise<JsonObject | undefined> {
    const key = keyOf(urn, aspectName);
    if (this.state.written.has(key)) return this.state.written.get(key);
    return (await this.context.read(urn, aspectName))?.value;
  }

  /** Whether one of the pair has siblings; if not, the pair counts as associated from now on. */
  async hasSiblings({ dbt, table }: Pair): Promise<boolean> {
    for (const urn of [dbt, table]) {
      if (this.state.associated.has(urn) || (await this.value(urn, SIBLINGS)) !== undefined) return true;
    }
    this.state.associated.add(dbt).add(table);
    return false;
  }
}

function decidingWrites(batch: readonly PlannedWrite[]): ReadonlyMap<string, JsonObject | undefined> {
  const deciding = batch.filter(({ aspect }) => [LINEAGE, SUB_TYPES, SIBLINGS].includes(aspect.name));
  return new Map(deciding.map(({ proposal, aspect, value }) => [keyOf(proposal.urn, aspect.name), value]));
}

function keyOf(urn: string, aspectName: string): string {
  return `${aspectName}\n${urn}`;
}

async function pairOfSource(urn: string, values: BatchValues): Promise<Pair | undefined> {
  const [table, ...others] = upstreamsOf(await values.value(urn, LINEAGE));
  if (table === undefined || others.length > 0 || isDbt(table)) return undefined;
  const subTypes = textsAt(await values.value(urn, SUB_TYPES), 'typeNames');
  return subTypes.some((name) => SOURCES.has(name)) ? { dbt: urn, table } : undefined;
}

function pairOfTable(urn: string, aspectName: string, value: JsonObject): Pair | undefined {
  if (aspectName !== LINEAGE) return undefined;
  const [dbt, ...others] = upstreamsOf(value).filter(isDbt);
  return dbt === undefined || others.length > 0 ? undefined : { dbt, table: urn };
}

function upstreamsOf(lineage: JsonObject | undefined): readonly string[] {
  return objectsAt(lineage, 'upstreams').flatMap((upstream) => textAt(upstream, 'dataset') ?? []);
}

function isDbt(datasetUrn: string): boolean {
  return Urn.tryParse(datasetUrn)?.parts[0] === DBT;
}

function associated({ dbt, table }: Pair): readonly ChangeProposal[] {
  return [siblingProposal(dbt, table, true), siblingProposal(table, dbt, false)];
}

function siblingProposal(urn: string, sibling: string, primary: boolean): ChangeProposal {
  const value = { siblings: [sibling], primary };
  return { urn, entityType: 'dataset', aspectName: SIBLINGS, changeType: 'UPSERT', value };
}
