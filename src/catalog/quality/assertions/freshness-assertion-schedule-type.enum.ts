import { registerEnumType } from '@nestjs/graphql';

/** Types of schedules of freshness assertions. */
export enum FreshnessAssertionScheduleType {
  CRON = 'CRON',
  FIXED_INTERVAL = 'FIXED_INTERVAL',
  SINCE_THE_LAST_CHECK = 'SINCE_THE_LAST_CHECK',
}

registerEnumType(FreshnessAssertionScheduleType, {
  name: 'FreshnessAssertionScheduleType',
  description: 'Types of schedules of freshness assertions.',
});
