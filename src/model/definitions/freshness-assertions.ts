import { relationship, searchable, validatedUrn } from '../annotate.js';
import { defaulted, enumeration, int, long, optional, record, string, urn } from '../types.js';
import { AssertionFailureSeverityConfig } from './assertion-parameters.js';
import { DatasetFilter } from './datasets.js';
import { CalendarInterval } from './timeseries.js';

const FreshnessAssertionType = enumeration('com.linkedin.assertion.FreshnessAssertionType', [
  'DATASET_CHANGE',
  'DATA_JOB_RUN',
]);

const FreshnessAssertionScheduleType = enumeration('com.linkedin.assertion.FreshnessAssertionScheduleType', [
  'CRON',
  'FIXED_INTERVAL',
  'SINCE_THE_LAST_CHECK',
]);

const FreshnessCronSchedule = record('com.linkedin.assertion.FreshnessCronSchedule', {
  cron: string(),
  timezone: string(),
  windowStartOffsetMs: optional(long()),
});

const FixedIntervalSchedule = record('com.linkedin.assertion.FixedIntervalSchedule', {
  unit: CalendarInterval,
  multiple: defaulted(int(), 1),
});

const FreshnessAssertionSchedule = record('com.linkedin.assertion.FreshnessAssertionSchedule', {
  type: FreshnessAssertionScheduleType,
  cron: optional(FreshnessCronSchedule),
  fixedInterval: optional(FixedIntervalSchedule),
});

export const FreshnessAssertionInfo = record('com.linkedin.assertion.FreshnessAssertionInfo', {
  type: searchable(FreshnessAssertionType, { fieldName: 'freshnessAssertionType', fieldType: 'KEYWORD' }),
  entity: validatedUrn(relationship(urn(), { name: 'Asserts', entityTypes: ['dataset', 'dataJob'] }), {
    entityTypes: ['dataset', 'dataJob'],
    exist: false,
    strict: true,
  }),
  schedule: searchable(FreshnessAssertionSchedule, { '/type': { fieldName: 'scheduleType' } }),
  failureSeverityConfig: optional(AssertionFailureSeverityConfig),
  filter: optional(DatasetFilter),
});
