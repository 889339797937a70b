import { Module } from '@nestjs/common';
import { EntityMappings } from '../../../entities/index.js';
import { GraphModule } from '../../../graph/index.js';
import { TimeseriesStore } from '../../../timeseries/index.js';
import { assertionMapping } from './assertion.mappings.js';
import { AssertionResolver } from './assertion.resolver.js';
import { AssertionService } from './assertion.service.js';
import { EntityAssertionsResolver } from './entity-assertions.resolver.js';
import { OperationReportResolver } from './operation-report.resolver.js';
import { OperationReportService } from './operation-report.service.js';

/** Assertions about data, and reports of runs and operations. */
@Module({
  imports: [GraphModule],
  providers: [
    AssertionResolver,
    EntityAssertionsResolver,
    AssertionService,
    OperationReportResolver,
    OperationReportService,
  ],
})
export class AssertionModule {
  constructor(mappings: EntityMappings, timeseries: TimeseriesStore) {
    mappings.register(assertionMapping(timeseries));
  }
}
