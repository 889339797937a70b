import { registerEnumType } from '@nestjs/graphql';

/** Stages of the resolution of an incident. */
export enum IncidentStage {
  TRIAGE = 'TRIAGE',
  INVESTIGATION = 'INVESTIGATION',
  WORK_IN_PROGRESS = 'WORK_IN_PROGRESS',
  FIXED = 'FIXED',
  NO_ACTION_REQUIRED = 'NO_ACTION_REQUIRED',
}

registerEnumType(IncidentStage, { name: 'IncidentStage', description: 'Stages of the resolution of an incident.' });
