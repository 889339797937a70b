import { registerEnumType } from '@nestjs/graphql';

/** Status of a run. */
export enum DataProcessRunStatus {
  STARTED = 'STARTED',
  COMPLETE = 'COMPLETE',
}

registerEnumType(DataProcessRunStatus, { name: 'DataProcessRunStatus', description: 'Status of a run.' });
