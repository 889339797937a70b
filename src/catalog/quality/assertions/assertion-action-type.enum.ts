import { registerEnumType } from '@nestjs/graphql';

/** Actions after a run of an assertion. */
export enum AssertionActionType {
  RAISE_INCIDENT = 'RAISE_INCIDENT',
  RESOLVE_INCIDENT = 'RESOLVE_INCIDENT',
}

registerEnumType(AssertionActionType, {
  name: 'AssertionActionType',
  description: 'Actions after a run of an assertion.',
});
