import { registerEnumType } from '@nestjs/graphql';

/** What has to be fresh. */
export enum FreshnessAssertionType {
  DATASET_CHANGE = 'DATASET_CHANGE',
  DATA_JOB_RUN = 'DATA_JOB_RUN',
}

registerEnumType(FreshnessAssertionType, { name: 'FreshnessAssertionType', description: 'What has to be fresh.' });
