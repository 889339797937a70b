import { instancePlatform } from '../assets/index.js';
import { aspectField, type EntityMapping, enumValue, keyField, refTo } from '../../../entities/index.js';
import { ChartQueryType, ChartType } from './chart-type.enum.js';
import { inputFieldsField } from './input-fields.js';
import { linked, reportDetails, type StoredEdge, type StoredReport } from './report-details.js';
import { toolPlatform } from './tool-platform.js';

interface StoredChart extends StoredReport {
  readonly chartUrl?: string;
  readonly type?: string;
  readonly inputs?: readonly { readonly string?: string }[];
  readonly inputEdges?: readonly StoredEdge[];
}

const info = aspectField<StoredChart>('chartInfo', (stored, { urn }) => ({
  ...reportDetails(stored, stored.chartUrl, urn),
  type: enumValue(ChartType, stored.type),
  inputs: inputsOf(stored).map((input) => refTo('Dataset', input)),
}));

const query = aspectField<{ readonly rawQuery: string; readonly type: string }>('chartQuery', ({ rawQuery, type }) => ({
  rawQuery,
  type: enumValue(ChartQueryType, type, ChartQueryType.SQL),
}));

/** How a chart shows in GraphQL. */
export const CHART: EntityMapping = {
  entityType: 'chart',
  typeName: 'Chart',
  fields: {
    tool: keyField('dashboardTool'),
    chartId: keyField('chartId'),
    platform: instancePlatform(toolPlatform('dashboardTool')),
    properties: info,
    info,
    editableProperties: aspectField('editableChartProperties'),
    editableInfo: aspectField('editableChartProperties'),
    query,
    embed: aspectField('embed'),
    inputFields: inputFieldsField,
  },
};

function inputsOf({ inputs, inputEdges }: StoredChart): string[] {
  const older = inputs?.flatMap(({ string }) => (string === undefined ? [] : [string]));
  return linked(older, inputEdges, 'urn:li:dataset:');
}
