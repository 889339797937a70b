import {
  datasetProperties,
  deprecation,
  domains,
  globalTags,
  glossaryTerms,
  institutionalMemory,
  siblings,
  status,
  subTypes,
  viewProperties,
} from '../../../model/index.js';
import { FOUNDED, STAMP } from '../calendar.js';
import { DEPRECATIONS, LINKS, REMOVED_TABLE } from '../content/governance.js';
import { DEMO } from '../content/names.js';
import { DBT_TABLES, tableNamed, TABLES } from '../content/tables/all-tables.js';
import type { DemoTable } from '../content/tables/table.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataset, dbtModel, domain, qualifiedName, tag, term, user } from '../urns.js';
import { placed } from './containers.js';
import { lineageOf } from './lineage.js';
import { owned } from './owners.js';
import { schemaOf } from './schema.js';
import { selectOf } from './view-logic.js';

const KINDS: Readonly<Record<DemoTable['platform'], string>> = {
  postgres: 'Table',
  mysql: 'Table',
  snowflake: 'Table',
  kafka: 'Topic',
  s3: 'File',
};

const BUILT_BY_DBT: ReadonlySet<DemoTable> = new Set(DBT_TABLES);

/** All tables, with everything that does not follow the clock. */
export function tables(): readonly DemoProposal[] {
  return [...TABLES.flatMap(tableAspects), ...deprecations(), ...links()];
}

function tableAspects(table: DemoTable): readonly DemoProposal[] {
  const urn = dataset(table);
  const { about, domain: domainId, owner, tags = [], terms = [], isView = false } = table;
  const steward = tags.includes('personal') ? { steward: 'nadia' as const } : {};
  const onCall = tags.includes('critical') ? { onCall: 'ines' as const } : {};
  return [
    proposal(urn, datasetProperties, {
      name: table.name.split('.')[1] ?? '',
      qualifiedName: qualifiedName(table),
      description: about,
      customProperties: { source: table.platform },
      externalUrl: `https://catalog.${DEMO}.example/${table.name}`,
      created: { time: FOUNDED },
    }),
    proposal(urn, subTypes, { typeNames: [isView ? 'View' : KINDS[table.platform]] }),
    schemaOf(urn, table),
    owned(urn, owner, { ...steward, ...onCall }),
    proposal(urn, domains, { domains: [domain(domainId)] }),
    proposal(urn, globalTags, { tags: tags.map((id) => ({ tag: tag(id) })) }),
    proposal(urn, glossaryTerms, { terms: terms.map((id) => ({ urn: term(id) })), auditStamp: STAMP }),
    ...placed(urn, table),
    ...lineageOf(table, dataset),
    ...(isView ? [viewOf(table)] : []),
    ...(BUILT_BY_DBT.has(table) ? [proposal(urn, siblings, { siblings: [dbtModel(table)], primary: false })] : []),
    proposal(urn, status, { removed: table.name === REMOVED_TABLE }),
  ];
}

function viewOf(table: DemoTable): DemoProposal {
  return proposal(dataset(table), viewProperties, {
    materialized: false,
    viewLanguage: 'SQL',
    viewLogic: `create view ${table.name} as\n${selectOf(table, ({ name }) => name)}`,
  });
}

function deprecations(): readonly DemoProposal[] {
  return Object.entries(DEPRECATIONS).map(([name, [note, replacement]]) =>
    proposal(dataset(tableNamed(name)), deprecation, {
      deprecated: true,
      note,
      actor: user('nadia'),
      replacement: dataset(tableNamed(replacement)),
    }),
  );
}

function links(): readonly DemoProposal[] {
  return Object.entries(LINKS).map(([name, pages]) =>
    proposal(dataset(tableNamed(name)), institutionalMemory, {
      elements: pages.map(([description, path]) => ({
        url: `https://wiki.${DEMO}.example/${path}`,
        description,
        createStamp: STAMP,
      })),
    }),
  );
}
