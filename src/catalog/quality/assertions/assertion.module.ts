import { Inject, Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { EdgeStore, GraphModule } from '../../../graph/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { assertionMapping } from './assertion.mappings.js';
import { AssertionResolver } from './assertion.resolver.js';
import { AssertionService } from './assertion.service.js';
import './earlier-types.js';
import { assertionsField } from './entity-assertions.js';
import { OperationReportResolver } from './operation-report.resolver.js';
import { OperationReportService } from './operation-report.service.js';

/** What is checked about data, and what clients tell of it. */
@Module({
  imports: [GraphModule],
  providers: [AssertionResolver, AssertionService, OperationReportResolver, OperationReportService],
})
export class AssertionModule {
  constructor(mappings: EntityMappings, edges: EdgeStore, @Inject(TimeseriesStore) timeseries: TimeseriesStore) {
    mappings.register(assertionMapping(timeseries));
    mappings.extend('Dataset', { assertions: assertionsField(edges) });
  }
}
