import { registerEnumType } from '@nestjs/graphql';

/** How far a run has come. */
export enum DataProcessRunStatus {
  STARTED = 'STARTED',
  COMPLETE = 'COMPLETE',
}

registerEnumType(DataProcessRunStatus, { name: 'DataProcessRunStatus', description: 'How far a run has come.' });
