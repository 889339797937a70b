// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a user may use the service. */
export type CorpUserStatus = 'ACTIVE' | 'SUSPENDED';

export type AccessRoleMembersQueryVariables = Exact<{
  urn: string;
}>;

export type AccessRoleMembersQuery = {
  readonly entity: {
    readonly urn: string;
    readonly name: string;
    readonly description: string;
    readonly members: {
      readonly total: number | null;
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
          | {
              readonly urn: string;
              readonly username: string;
              readonly status: CorpUserStatus | null;
              readonly isNativeUser: boolean | null;
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
            }
          | null;
      }>;
    } | null;
  } | null;
};

/** The query `accessRoleMembers`. */
export const accessRoleMembersQuery = operation<AccessRoleMembersQuery, AccessRoleMembersQueryVariables>(
  'accessRoleMembers',
  'query accessRoleMembers($urn:String!){entity(urn:$urn){...on DataHubRole{...accessRole members:relationships(input:{types:["IsMemberOfRole"]direction:INCOMING start:0 count:200}){total relationships{entity{urn ...on CorpUser{...accessUser}...on CorpGroup{...accessGroup}}}}}}}fragment accessRole on DataHubRole{urn name description}fragment accessUser on CorpUser{urn username status isNativeUser properties{displayName fullName email title}editableProperties{displayName email title}}fragment accessGroup on CorpGroup{urn name properties{displayName description}}',
);
