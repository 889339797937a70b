import { registerEnumType } from '@nestjs/graphql';

/** What is done after a run. */
export enum AssertionActionType {
  RAISE_INCIDENT = 'RAISE_INCIDENT',
  RESOLVE_INCIDENT = 'RESOLVE_INCIDENT',
}

registerEnumType(AssertionActionType, { name: 'AssertionActionType', description: 'What is done after a run.' });
