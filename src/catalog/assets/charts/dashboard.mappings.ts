import { instancePlatform } from '../assets/index.js';
import { aspectField, keyField, mapping, refTo } from '../../../entities/index.js';
import { dashboardInfo, editableDashboardProperties, embed } from '../../../model/index.js';
import { CHART } from './chart.mappings.js';
import { Dashboard } from './dashboard.model.js';
import { inputFieldsField } from './input-fields.js';
import { linked, reportDetails } from './report-details.js';
import { toolPlatform } from './tool-platform.js';

const info = aspectField(dashboardInfo, (value, { urn }) => ({
  ...reportDetails(value, value.dashboardUrl, urn),
  charts: linked(value.charts, value.chartEdges, 'urn:li:chart:').map((chart) => refTo(CHART.typeName, chart)),
}));

/** The GraphQL mapping of dashboards. */
export const DASHBOARD = mapping(Dashboard, 'dashboard', {
  tool: keyField('dashboardTool'),
  dashboardId: keyField('dashboardId'),
  platform: instancePlatform(toolPlatform('dashboardTool')),
  properties: info,
  info,
  editableProperties: aspectField(editableDashboardProperties),
  editableInfo: aspectField(editableDashboardProperties),
  embed: aspectField(embed),
  inputFields: inputFieldsField,
});
