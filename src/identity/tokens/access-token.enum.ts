import { registerEnumType } from '@nestjs/graphql';

/** Who an access token is for. */
export enum AccessTokenType {
  PERSONAL = 'PERSONAL',
  SERVICE_ACCOUNT = 'SERVICE_ACCOUNT',
}

registerEnumType(AccessTokenType, {
  name: 'AccessTokenType',
  description: 'Who an access token is for.',
  valuesMap: {
    PERSONAL: { description: 'A user, for programs that work in their name.' },
    SERVICE_ACCOUNT: { description: 'A service account.' },
  },
});

/** How long an access token lasts. */
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
  description: 'How long an access token lasts.',
  valuesMap: {
    ONE_MONTH: { description: '30 days.' },
    THREE_MONTHS: { description: '90 days.' },
    SIX_MONTHS: { description: '180 days.' },
    ONE_YEAR: { description: '365 days.' },
    NO_EXPIRY: { description: 'It lasts until it is revoked.' },
  },
});
