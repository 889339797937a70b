import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import './earlier-types.js';
import { ReportUsageFields } from './report-usage.fields.js';
import { ReportUsageService } from './report-usage.service.js';

/** How dashboards and charts are used. */
@Module({ providers: [ReportUsageFields, ReportUsageService] })
export class ReportUsageModule {
  constructor(mappings: EntityMappings, fields: ReportUsageFields) {
    mappings.extend('Dashboard', fields.dashboard());
    mappings.extend('Chart', fields.chart());
  }
}
