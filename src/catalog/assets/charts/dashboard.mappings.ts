import { instancePlatform } from '../assets/index.js';
import { aspectField, type EntityMapping, keyField, refTo } from '../../../entities/index.js';
import { CHART } from './chart.mappings.js';
import { inputFieldsField } from './input-fields.js';
import { linked, reportDetails, type StoredEdge, type StoredReport } from './report-details.js';
import { toolPlatform } from './tool-platform.js';

interface StoredDashboard extends StoredReport {
  readonly dashboardUrl?: string;
  readonly charts?: readonly string[];
  readonly chartEdges?: readonly StoredEdge[];
}

const info = aspectField<StoredDashboard>('dashboardInfo', (stored, { urn }) => ({
  ...reportDetails(stored, stored.dashboardUrl, urn),
  charts: linked(stored.charts, stored.chartEdges, 'urn:li:chart:').map((chart) => refTo(CHART.typeName, chart)),
}));

/** How a dashboard shows in GraphQL. */
export const DASHBOARD: EntityMapping = {
  entityType: 'dashboard',
  typeName: 'Dashboard',
  fields: {
    tool: keyField('dashboardTool'),
    dashboardId: keyField('dashboardId'),
    platform: instancePlatform(toolPlatform('dashboardTool')),
    properties: info,
    info,
    editableProperties: aspectField('editableDashboardProperties'),
    editableInfo: aspectField('editableDashboardProperties'),
    embed: aspectField('embed'),
    inputFields: inputFieldsField,
  },
};
