import { Field, Int } from '@nestjs/graphql';
import { Chart, Dashboard } from '../../assets/charts/index.js';
import { FieldArgument, Long } from '../../../entities/index.js';
import { ChartStatsSummary, DashboardStatsSummary, DashboardUsageQueryResult } from './report-usage.model.js';

const { prototype } = Dashboard;
const USAGE = 'usageStats';

Field(() => DashboardUsageQueryResult, { nullable: true, description: 'How the dashboard was used, by day.' })(
  prototype,
  USAGE,
);
FieldArgument('startTimeMillis', () => Long, {
  nullable: true,
  description: 'From when on, in milliseconds since 1970.',
})(prototype, USAGE);
FieldArgument('endTimeMillis', () => Long, { nullable: true, description: 'Until when, in milliseconds since 1970.' })(
  prototype,
  USAGE,
);
FieldArgument('limit', () => Int, {
  nullable: true,
  description: 'Most moments whose figures of all time to answer; 5,000 when absent.',
})(prototype, USAGE);

Field(() => DashboardStatsSummary, {
  nullable: true,
  description: 'How the dashboard was used in the last 30 days.',
})(prototype, 'statsSummary');

Field(() => ChartStatsSummary, { nullable: true, description: 'How the chart was used in the last 30 days.' })(
  Chart.prototype,
  'statsSummary',
);
