export { ReportUsageModule } from './report-usage.module.js';
