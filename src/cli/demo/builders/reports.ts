import {
  browsePathsV2,
  chartInfo,
  chartUsageStatistics,
  dashboardInfo,
  dashboardUsageStatistics,
  domains,
  inputFields,
  subTypes,
} from '../../../model/index.js';
import { FOUNDED, lastDays, STAMP } from '../calendar.js';
import { columnsOf } from '../columns.js';
import { DEMO } from '../content/names.js';
import { DASHBOARDS, type DemoChart, type DemoDashboard } from '../content/reports.js';
import { tableNamed } from '../content/tables/all-tables.js';
import { figure } from '../figures.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { chart, dashboard, dataset, domain, schemaField, user } from '../urns.js';
import { owned } from './owners.js';
import { fieldOf } from './schema.js';
import { USAGE_DAYS } from './series.js';

const STAMPS = { created: STAMP, lastModified: STAMP };

/** Dashboards and their charts, with the columns that the charts show. */
export function reports(): readonly DemoProposal[] {
  return Object.entries(DASHBOARDS).flatMap(([id, board]) => [
    ...Object.entries(board.charts).flatMap(([chartId, one]) => chartAspects(chartId, one, board)),
    ...dashboardAspects(id, board),
  ]);
}

/** Views of dashboards and charts on the last days. */
export function reportSeries(today: number): readonly DemoProposal[] {
  return Object.entries(DASHBOARDS).flatMap(([id, board]) =>
    lastDays(today, USAGE_DAYS).flatMap((day) => viewsOn(id, board, day)),
  );
}

function dashboardAspects(id: string, { tool, title, about, domain: domainId, owner, charts }: DemoDashboard) {
  const urn = dashboard(tool, id);
  return [
    proposal(urn, dashboardInfo, {
      title,
      description: about,
      chartEdges: Object.keys(charts).map((chartId) => ({ destinationUrn: chart(tool, chartId) })),
      lastModified: STAMPS,
      dashboardUrl: `https://${tool}.${DEMO}.example/dashboards/${id}`,
      lastRefreshed: FOUNDED,
    }),
    proposal(urn, browsePathsV2, { path: [{ id: DEMO }, { id: 'dashboards' }] }),
    proposal(urn, domains, { domains: [domain(domainId)] }),
    owned(urn, owner),
  ];
}

function chartAspects(id: string, { title, kind, table: name, columns }: DemoChart, board: DemoDashboard) {
  const urn = chart(board.tool, id);
  const table = tableNamed(name);
  const shown = columnsOf(table).filter((column) => columns.includes(column.name));
  return [
    proposal(urn, chartInfo, {
      title,
      description: `${title}, from ${name}.`,
      type: kind,
      inputs: [{ string: dataset(table) }],
      lastModified: STAMPS,
      chartUrl: `https://${board.tool}.${DEMO}.example/charts/${id}`,
    }),
    proposal(urn, inputFields, {
      fields: shown.map((column) => ({
        schemaFieldUrn: schemaField(dataset(table), column.name),
        schemaField: fieldOf(table, column),
      })),
    }),
    proposal(urn, subTypes, { typeNames: [board.tool === 'looker' ? 'Look' : 'Worksheet'] }),
    proposal(urn, browsePathsV2, { path: [{ id: DEMO }, { id: 'charts' }] }),
    proposal(urn, domains, { domains: [domain(board.domain)] }),
    owned(urn, board.owner),
  ];
}

function viewsOn(id: string, { tool, owner, charts }: DemoDashboard, day: number): readonly DemoProposal[] {
  const window = { timestampMillis: day, eventGranularity: { unit: 'DAY', multiple: 1 } } as const;
  const views = figure(`${id} ${day}`, 2, 60);
  return [
    proposal(dashboard(tool, id), dashboardUsageStatistics, {
      ...window,
      viewsCount: views,
      executionsCount: Math.ceil(views / 2),
      uniqueUserCount: 1,
      userCounts: [{ user: user(owner), viewsCount: views, executionsCount: Math.ceil(views / 2), usageCount: views }],
      lastViewedAt: day,
    }),
    ...Object.keys(charts).map((chartId) =>
      proposal(chart(tool, chartId), chartUsageStatistics, {
        ...window,
        viewsCount: views,
        uniqueUserCount: 1,
        userCounts: [{ user: user(owner), viewsCount: views }],
      }),
    ),
  ];
}
