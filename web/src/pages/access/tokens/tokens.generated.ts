// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Lifetimes of access tokens. */
export type AccessTokenDuration =
  /** The token is valid until it is revoked. */
  | 'NO_EXPIRY'
  | 'ONE_DAY'
  | 'ONE_HOUR'
  /** 30 days. */
  | 'ONE_MONTH'
  | 'ONE_WEEK'
  /** 365 days. */
  | 'ONE_YEAR'
  /** 180 days. */
  | 'SIX_MONTHS'
  /** 90 days. */
  | 'THREE_MONTHS';

/** Types of access tokens. */
export type AccessTokenType =
  /** A token that lets programs act as a user. */
  | 'PERSONAL'
  /** A token that lets a program act as a service account. */
  | 'SERVICE_ACCOUNT';

/** A condition on one field. */
export type FacetFilterInput = {
  /** Comparison operator; EQUAL when absent. */
  readonly condition?: FilterOperator | null | undefined;
  /** Name of the field as used in facets. */
  readonly field: string;
  /** Whether to negate the condition. */
  readonly negated?: boolean | null | undefined;
  /** The values; at least one must match. */
  readonly values?: ReadonlyArray<string> | null | undefined;
};

/** Comparison operator of a filter. */
export type FilterOperator =
  /** Like EQUAL, but also matches ancestors of the given urns. */
  | 'ANCESTORS_INCL'
  /** A value of the field contains one of the given values. */
  | 'CONTAIN'
  /** Like EQUAL, but also matches descendants of the given urns. */
  | 'DESCENDANTS_INCL'
  /** A value of the field ends with one of the given values. */
  | 'END_WITH'
  /** A value of the field equals one of the given values. */
  | 'EQUAL'
  /** The field has a value. */
  | 'EXISTS'
  /** A value of the field is greater than the given value. */
  | 'GREATER_THAN'
  /** A value of the field is greater than or equal to the given value. */
  | 'GREATER_THAN_OR_EQUAL_TO'
  /** A value of the field equals one of the given values, ignoring case. */
  | 'IEQUAL'
  /** The same as EQUAL. */
  | 'IN'
  /** A value of the field is less than the given value. */
  | 'LESS_THAN'
  /** A value of the field is less than or equal to the given value. */
  | 'LESS_THAN_OR_EQUAL_TO'
  /** Like EQUAL, but also matches ancestors and descendants of the given urns. */
  | 'RELATED_INCL'
  /** A value of the field starts with one of the given values. */
  | 'START_WITH';

export type AccessTokensQueryVariables = Exact<{
  start: number;
  count: number;
  filters?: ReadonlyArray<FacetFilterInput> | FacetFilterInput | null | undefined;
}>;

export type AccessTokensQuery = {
  readonly listAccessTokens: {
    readonly start: number;
    readonly count: number;
    readonly total: number;
    readonly tokens: ReadonlyArray<{
      readonly urn: string;
      readonly id: string;
      readonly name: string;
      readonly description: string | null;
      readonly actorUrn: string;
      readonly ownerUrn: string;
      readonly createdAt: number;
      readonly expiresAt: number | null;
    }>;
  };
};

export type AccessCreateTokenMutationVariables = Exact<{
  type: AccessTokenType;
  actorUrn: string;
  duration: AccessTokenDuration;
  name: string;
  description?: string | null | undefined;
}>;

export type AccessCreateTokenMutation = {
  readonly createAccessToken: {
    readonly accessToken: string;
    readonly metadata: { readonly id: string } | null;
  } | null;
};

export type AccessRevokeTokenMutationVariables = Exact<{
  tokenId: string;
}>;

export type AccessRevokeTokenMutation = { readonly revokeAccessToken: boolean };

export type AccessServiceAccountsQueryVariables = Exact<{
  start: number;
  count: number;
}>;

export type AccessServiceAccountsQuery = {
  readonly listServiceAccounts: {
    readonly start: number;
    readonly count: number;
    readonly total: number;
    readonly serviceAccounts: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly displayName: string | null;
      readonly description: string | null;
      readonly createdAt: number | null;
    }>;
  };
};

export type AccessCreateServiceAccountMutationVariables = Exact<{
  displayName: string;
  description?: string | null | undefined;
}>;

export type AccessCreateServiceAccountMutation = { readonly createServiceAccount: { readonly urn: string } };

export type AccessDeleteServiceAccountMutationVariables = Exact<{
  urn: string;
}>;

export type AccessDeleteServiceAccountMutation = { readonly deleteServiceAccount: boolean };

/** The query `accessTokens`. */
export const accessTokensQuery = operation<AccessTokensQuery, AccessTokensQueryVariables>(
  'accessTokens',
  'query accessTokens($start:Int!$count:Int!$filters:[FacetFilterInput!]){listAccessTokens(input:{start:$start count:$count filters:$filters}){start count total tokens{urn id name description actorUrn ownerUrn createdAt expiresAt}}}',
);

/** The mutation `accessCreateToken`. */
export const accessCreateTokenMutation = operation<AccessCreateTokenMutation, AccessCreateTokenMutationVariables>(
  'accessCreateToken',
  'mutation accessCreateToken($type:AccessTokenType!$actorUrn:String!$duration:AccessTokenDuration!$name:String!$description:String){createAccessToken(input:{type:$type actorUrn:$actorUrn duration:$duration name:$name description:$description}){accessToken metadata{id}}}',
);

/** The mutation `accessRevokeToken`. */
export const accessRevokeTokenMutation = operation<AccessRevokeTokenMutation, AccessRevokeTokenMutationVariables>(
  'accessRevokeToken',
  'mutation accessRevokeToken($tokenId:String!){revokeAccessToken(tokenId:$tokenId)}',
);

/** The query `accessServiceAccounts`. */
export const accessServiceAccountsQuery = operation<AccessServiceAccountsQuery, AccessServiceAccountsQueryVariables>(
  'accessServiceAccounts',
  'query accessServiceAccounts($start:Int!$count:Int!){listServiceAccounts(input:{start:$start count:$count}){start count total serviceAccounts{urn name displayName description createdAt}}}',
);

/** The mutation `accessCreateServiceAccount`. */
export const accessCreateServiceAccountMutation = operation<
  AccessCreateServiceAccountMutation,
  AccessCreateServiceAccountMutationVariables
>(
  'accessCreateServiceAccount',
  'mutation accessCreateServiceAccount($displayName:String!$description:String){createServiceAccount(input:{displayName:$displayName description:$description}){urn}}',
);

/** The mutation `accessDeleteServiceAccount`. */
export const accessDeleteServiceAccountMutation = operation<
  AccessDeleteServiceAccountMutation,
  AccessDeleteServiceAccountMutationVariables
>('accessDeleteServiceAccount', 'mutation accessDeleteServiceAccount($urn:String!){deleteServiceAccount(urn:$urn)}');
