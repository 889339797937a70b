import { registerEnumType } from '@nestjs/graphql';

/** Types of freshness assertions. */
export enum FreshnessAssertionType {
  DATASET_CHANGE = 'DATASET_CHANGE',
  DATA_JOB_RUN = 'DATA_JOB_RUN',
}

registerEnumType(FreshnessAssertionType, {
  name: 'FreshnessAssertionType',
  description: 'Types of freshness assertions.',
});
