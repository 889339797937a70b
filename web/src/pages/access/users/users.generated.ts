// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a user may use the service. */
export type CorpUserStatus = 'ACTIVE' | 'SUSPENDED';

export type AccessUsersQueryVariables = Exact<{
  start: number;
  count: number;
  query?: string | null | undefined;
}>;

export type AccessUsersQuery = {
  readonly listUsers: {
    readonly start: number;
    readonly count: number;
    readonly total: number;
    readonly users: ReadonlyArray<{
      readonly urn: string;
      readonly username: string;
      readonly status: CorpUserStatus | null;
      readonly isNativeUser: boolean | null;
      readonly roles: {
        readonly relationships: ReadonlyArray<{
          readonly entity:
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly name: string; readonly urn: string }
            | null;
        }>;
      } | null;
      readonly properties: {
        readonly displayName: string | null;
        readonly fullName: string | null;
        readonly email: string | null;
        readonly title: string | null;
      } | null;
      readonly editableProperties: {
        readonly displayName: string | null;
        readonly email: string | null;
        readonly title: string | null;
      } | null;
    }>;
  } | null;
};

export type AccessUserQueryVariables = Exact<{
  urn: string;
}>;

export type AccessUserQuery = {
  readonly corpUser: {
    readonly exists: boolean | null;
    readonly urn: string;
    readonly username: string;
    readonly status: CorpUserStatus | null;
    readonly isNativeUser: boolean | null;
    readonly roles: {
      readonly relationships: ReadonlyArray<{
        readonly entity:
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly name: string; readonly urn: string }
          | null;
      }>;
    } | null;
    readonly groups: {
      readonly relationships: ReadonlyArray<{
        readonly entity:
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | {
              readonly urn: string;
              readonly name: string;
              readonly properties: { readonly displayName: string | null; readonly description: string | null } | null;
            }
          | null;
      }>;
    } | null;
    readonly properties: {
      readonly displayName: string | null;
      readonly fullName: string | null;
      readonly email: string | null;
      readonly title: string | null;
    } | null;
    readonly editableProperties: {
      readonly displayName: string | null;
      readonly email: string | null;
      readonly title: string | null;
    } | null;
  } | null;
};

export type AccessUserStatusMutationVariables = Exact<{
  urn: string;
  status: CorpUserStatus;
}>;

export type AccessUserStatusMutation = { readonly updateUserStatus: string | null };

export type AccessRemoveUserMutationVariables = Exact<{
  urn: string;
}>;

export type AccessRemoveUserMutation = { readonly removeUser: boolean | null };

export type AccessResetLinkMutationVariables = Exact<{
  userUrn: string;
}>;

export type AccessResetLinkMutation = { readonly createNativeUserResetToken: { readonly resetToken: string } | null };

/** The query `accessUsers`. */
export const accessUsersQuery = operation<AccessUsersQuery, AccessUsersQueryVariables>(
  'accessUsers',
  'query accessUsers($start:Int!$count:Int!$query:String){listUsers(input:{start:$start count:$count query:$query}){start count total users{...accessUser roles:relationships(input:{types:["IsMemberOfRole"]direction:OUTGOING start:0 count:10}){relationships{entity{urn ...on DataHubRole{name}}}}}}}fragment accessUser on CorpUser{urn username status isNativeUser properties{displayName fullName email title}editableProperties{displayName email title}}',
);

/** The query `accessUser`. */
export const accessUserQuery = operation<AccessUserQuery, AccessUserQueryVariables>(
  'accessUser',
  'query accessUser($urn:String!){corpUser(urn:$urn){...accessUser exists roles:relationships(input:{types:["IsMemberOfRole"]direction:OUTGOING start:0 count:10}){relationships{entity{urn ...on DataHubRole{name}}}}groups:relationships(input:{types:["IsMemberOfGroup" "IsMemberOfNativeGroup"]direction:OUTGOING start:0 count:100}){relationships{entity{urn ...on CorpGroup{...accessGroup}}}}}}fragment accessUser on CorpUser{urn username status isNativeUser properties{displayName fullName email title}editableProperties{displayName email title}}fragment accessGroup on CorpGroup{urn name properties{displayName description}}',
);

/** The mutation `accessUserStatus`. */
export const accessUserStatusMutation = operation<AccessUserStatusMutation, AccessUserStatusMutationVariables>(
  'accessUserStatus',
  'mutation accessUserStatus($urn:String!$status:CorpUserStatus!){updateUserStatus(urn:$urn status:$status)}',
);

/** The mutation `accessRemoveUser`. */
export const accessRemoveUserMutation = operation<AccessRemoveUserMutation, AccessRemoveUserMutationVariables>(
  'accessRemoveUser',
  'mutation accessRemoveUser($urn:String!){removeUser(urn:$urn)}',
);

/** The mutation `accessResetLink`. */
export const accessResetLinkMutation = operation<AccessResetLinkMutation, AccessResetLinkMutationVariables>(
  'accessResetLink',
  'mutation accessResetLink($userUrn:String!){createNativeUserResetToken(input:{userUrn:$userUrn}){resetToken}}',
);
