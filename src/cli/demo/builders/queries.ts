import { queryProperties, querySubjects } from '../../../model/index.js';
import { FOUNDED } from '../calendar.js';
import { QUERIES } from '../content/queries.js';
import { tableNamed } from '../content/tables/all-tables.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataset, query, schemaField, user } from '../urns.js';

/** Saved queries, with the tables and columns that they read. */
export function queries(): readonly DemoProposal[] {
  return Object.entries(QUERIES).flatMap(([id, { name, about, author, statement, reads }]) => {
    const stamp = { time: FOUNDED, actor: user(author) };
    return [
      proposal(query(id), queryProperties, {
        name,
        description: about,
        source: 'MANUAL',
        statement: { value: statement, language: 'SQL' },
        created: stamp,
        lastModified: stamp,
      }),
      proposal(query(id), querySubjects, { subjects: Object.entries(reads).flatMap(subjectsOf) }),
    ];
  });
}

function subjectsOf([table, columns]: [string, readonly string[]]): readonly { readonly entity: string }[] {
  const urn = dataset(tableNamed(table));
  return [{ entity: urn }, ...columns.map((column) => ({ entity: schemaField(urn, column) }))];
}
