import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { CHART } from './chart.mappings.js';
import { ChartResolver } from './chart.resolver.js';
import { DASHBOARD } from './dashboard.mappings.js';
import { NOTEBOOK } from './notebook.mappings.js';

/** Charts, dashboards and notebooks. */
@Module({ providers: [ChartResolver] })
export class ChartModule {
  constructor(mappings: EntityMappings) {
    mappings.register(CHART);
    mappings.register(DASHBOARD);
    mappings.register(NOTEBOOK);
  }
}
