import { registerEnumType } from '@nestjs/graphql';

/** Types of access tokens. */
export enum AccessTokenType {
  PERSONAL = 'PERSONAL',
  SERVICE_ACCOUNT = 'SERVICE_ACCOUNT',
}

registerEnumType(AccessTokenType, {
  name: 'AccessTokenType',
  description: 'Types of access tokens.',
  valuesMap: {
    PERSONAL: { description: 'A token that lets programs act as a user.' },
    SERVICE_ACCOUNT: { description: 'A token that lets a program act as a service account.' },
  },
});

/** Lifetimes of access tokens. */
export enum AccessTokenDuration {
  ONE_HOUR = 'ONE_HOUR',
  ONE_DAY = 'ONE_DAY',
  ONE_WEEK = 'ONE_WEEK',
  ONE_MONTH = 'ONE_MONTH',
  THREE_MONTHS = 'THREE_MONTHS',
  SIX_MONTHS = 'SIX_MONTHS',
  ONE_YEAR = 'ONE_YEAR',
  NO_EXPIRY = 'NO_EXPIRY',
}

registerEnumType(AccessTokenDuration, {
  name: 'AccessTokenDuration',
  description: 'Lifetimes of access tokens.',
  valuesMap: {
    ONE_MONTH: { description: '30 days.' },
    THREE_MONTHS: { description: '90 days.' },
    SIX_MONTHS: { description: '180 days.' },
    ONE_YEAR: { description: '365 days.' },
    NO_EXPIRY: { description: 'The token is valid until it is revoked.' },
  },
});
