import { browsePathsV2, datasetProperties, domains, siblings, subTypes, viewProperties } from '../../../model/index.js';
import { DEMO } from '../content/names.js';
import { DBT_TABLES } from '../content/tables/all-tables.js';
import type { DemoTable } from '../content/tables/table.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataset, dbtModel, domain, qualifiedName } from '../urns.js';
import { lineageOf } from './lineage.js';
import { owned } from './owners.js';
import { schemaOf } from './schema.js';
import { selectOf } from './view-logic.js';

const MODELED: ReadonlySet<DemoTable> = new Set(DBT_TABLES);

/** The dbt models of the tables in the warehouse, as their primary siblings. */
export function dbtModels(): readonly DemoProposal[] {
  return DBT_TABLES.flatMap(modelAspects);
}

function modelAspects(table: DemoTable): readonly DemoProposal[] {
  const urn = dbtModel(table);
  const name = table.name.split('.')[1] ?? '';
  return [
    proposal(urn, datasetProperties, {
      name,
      qualifiedName: qualifiedName(table),
      description: table.about,
      customProperties: { node_type: 'model', materialization: table.isView === true ? 'view' : 'table' },
    }),
    proposal(urn, subTypes, { typeNames: ['Model'] }),
    proposal(urn, browsePathsV2, { path: [{ id: DEMO }, { id: table.schema }] }),
    schemaOf(urn, table, 'dbt'),
    proposal(urn, viewProperties, {
      materialized: table.isView !== true,
      viewLanguage: 'SQL',
      viewLogic: selectOf(table, reference),
    }),
    proposal(urn, domains, { domains: [domain(table.domain)] }),
    owned(urn, table.owner),
    ...lineageOf(table, (one) => (MODELED.has(one) ? dbtModel(one) : dataset(one))),
    proposal(urn, siblings, { siblings: [dataset(table)], primary: true }),
  ];
}

function reference(table: DemoTable): string {
  const name = table.name.split('.')[1] ?? '';
  return MODELED.has(table) ? `{{ ref('${name}') }}` : `{{ source('${table.schema}', '${name}') }}`;
}
