import { instancePlatform } from '../assets/index.js';
import { aspectField, enumValue, keyField, mapping, refTo } from '../../../entities/index.js';
import { chartInfo, chartQuery, editableChartProperties, embed, type ValueOf } from '../../../model/index.js';
import { Chart } from './chart.model.js';
import { ChartQueryType, ChartType } from './chart-type.enum.js';
import { inputFieldsField } from './input-fields.js';
import { linked, reportDetails } from './report-details.js';
import { toolPlatform } from './tool-platform.js';

const info = aspectField(chartInfo, (value, { urn }) => ({
  ...reportDetails(value, value.chartUrl, urn),
  type: enumValue(ChartType, value.type),
  inputs: inputsOf(value).map((input) => refTo('Dataset', input)),
}));

const query = aspectField(chartQuery, ({ rawQuery, type }) => ({
  rawQuery,
  type: enumValue(ChartQueryType, type, ChartQueryType.SQL),
}));

/** The GraphQL mapping of charts. */
export const CHART = mapping(Chart, 'chart', {
  tool: keyField('dashboardTool'),
  chartId: keyField('chartId'),
  platform: instancePlatform(toolPlatform('dashboardTool')),
  properties: info,
  info,
  editableProperties: aspectField(editableChartProperties),
  editableInfo: aspectField(editableChartProperties),
  query,
  embed: aspectField(embed),
  inputFields: inputFieldsField,
});

function inputsOf({ inputs, inputEdges }: ValueOf<typeof chartInfo>): string[] {
  return linked(
    inputs?.map(({ string }) => string),
    inputEdges,
    'urn:li:dataset:',
  );
}
