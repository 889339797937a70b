import { registerEnumType } from '@nestjs/graphql';

/** When something has to be fresh. */
export enum FreshnessAssertionScheduleType {
  CRON = 'CRON',
  FIXED_INTERVAL = 'FIXED_INTERVAL',
  SINCE_THE_LAST_CHECK = 'SINCE_THE_LAST_CHECK',
}

registerEnumType(FreshnessAssertionScheduleType, {
  name: 'FreshnessAssertionScheduleType',
  description: 'When something has to be fresh.',
});
