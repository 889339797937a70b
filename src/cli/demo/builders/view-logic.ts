import { type DemoColumn, columnsOf, sourcesOf, upstreamsOf } from '../columns.js';
import type { DemoTable } from '../content/tables/table.js';

/** The select statement that builds a table; `nameOf` writes the name of an upstream table. */
export function selectOf(table: DemoTable, nameOf: (upstream: DemoTable) => string): string {
  const columns = columnsOf(table).map((column) => `  ${expressionOf(table, column)}`);
  const [first, ...others] = upstreamsOf(table);
  if (first === undefined) return `select\n${columns.join(',\n')}`;
  const joins = others.map((other, at) => joinOf(other, [first, ...others.slice(0, at)], nameOf));
  return [`select`, columns.join(',\n'), `from ${nameOf(first)}`, ...joins].join('\n');
}

function expressionOf(table: DemoTable, column: DemoColumn): string {
  const { name, sources } = column;
  if (sources === undefined) return sourcesOf(table, column).length === 0 ? `null as ${name}` : name;
  const [only = ''] = sources;
  if (name === 'month') return `date_trunc('month', ${only}) as month`;
  return sources.length === 1 ? `${only} as ${name}` : `coalesce(${sources.join(', ')}) as ${name}`;
}

function joinOf(table: DemoTable, before: readonly DemoTable[], nameOf: (upstream: DemoTable) => string): string {
  const known = new Set(before.flatMap((one) => columnsOf(one).map(({ name }) => name)));
  const shared = columnsOf(table).find(({ name }) => known.has(name));
  return shared === undefined ? `cross join ${nameOf(table)}` : `left join ${nameOf(table)} using (${shared.name})`;
}
