// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a user may use the service. */
export type CorpUserStatus = 'ACTIVE' | 'SUSPENDED';

export type AccessGroupsQueryVariables = Exact<{
  start: number;
  count: number;
  query?: string | null | undefined;
}>;

export type AccessGroupsQuery = {
  readonly listGroups: {
    readonly start: number;
    readonly count: number;
    readonly total: number;
    readonly groups: ReadonlyArray<{
      readonly urn: string;
      readonly name: string;
      readonly members: { readonly total: number | null } | null;
      readonly properties: { readonly displayName: string | null; readonly description: string | null } | null;
    }>;
  } | null;
};

export type AccessGroupQueryVariables = Exact<{
  urn: string;
  start: number;
  count: number;
}>;

export type AccessGroupQuery = {
  readonly corpGroup: {
    readonly exists: boolean | null;
    readonly urn: string;
    readonly name: string;
    readonly members: {
      readonly start: number | null;
      readonly count: number | null;
      readonly total: number | null;
      readonly relationships: ReadonlyArray<{
        readonly type: string;
        readonly entity:
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
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
    readonly properties: { readonly displayName: string | null; readonly description: string | null } | null;
  } | null;
};

export type AccessGroupPrivilegesQueryVariables = Exact<{
  actorUrn: string;
  urn: string;
}>;

export type AccessGroupPrivilegesQuery = {
  readonly getGrantedPrivileges: { readonly privileges: ReadonlyArray<string> } | null;
};

export type AccessCreateGroupMutationVariables = Exact<{
  name: string;
  description?: string | null | undefined;
}>;

export type AccessCreateGroupMutation = { readonly createGroup: string | null };

export type AccessRemoveGroupMutationVariables = Exact<{
  urn: string;
}>;

export type AccessRemoveGroupMutation = { readonly removeGroup: boolean | null };

export type AccessAddMembersMutationVariables = Exact<{
  groupUrn: string;
  userUrns: ReadonlyArray<string> | string;
}>;

export type AccessAddMembersMutation = { readonly addGroupMembers: boolean | null };

export type AccessRemoveMembersMutationVariables = Exact<{
  groupUrn: string;
  userUrns: ReadonlyArray<string> | string;
}>;

export type AccessRemoveMembersMutation = { readonly removeGroupMembers: boolean | null };

/** The query `accessGroups`. */
export const accessGroupsQuery = operation<AccessGroupsQuery, AccessGroupsQueryVariables>(
  'accessGroups',
  'query accessGroups($start:Int!$count:Int!$query:String){listGroups(input:{start:$start count:$count query:$query}){start count total groups{...accessGroup members:relationships(input:{types:["IsMemberOfGroup" "IsMemberOfNativeGroup"]direction:INCOMING start:0 count:0}){total}}}}fragment accessGroup on CorpGroup{urn name properties{displayName description}}',
);

/** The query `accessGroup`. */
export const accessGroupQuery = operation<AccessGroupQuery, AccessGroupQueryVariables>(
  'accessGroup',
  'query accessGroup($urn:String!$start:Int!$count:Int!){corpGroup(urn:$urn){...accessGroup exists members:relationships(input:{types:["IsMemberOfGroup" "IsMemberOfNativeGroup"]direction:INCOMING start:$start count:$count}){start count total relationships{type entity{urn ...on CorpUser{...accessUser}}}}}}fragment accessGroup on CorpGroup{urn name properties{displayName description}}fragment accessUser on CorpUser{urn username status isNativeUser properties{displayName fullName email title}editableProperties{displayName email title}}',
);

/** The query `accessGroupPrivileges`. */
export const accessGroupPrivilegesQuery = operation<AccessGroupPrivilegesQuery, AccessGroupPrivilegesQueryVariables>(
  'accessGroupPrivileges',
  'query accessGroupPrivileges($actorUrn:String!$urn:String!){getGrantedPrivileges(input:{actorUrn:$actorUrn resourceSpec:{resourceType:CORP_GROUP resourceUrn:$urn}}){privileges}}',
);

/** The mutation `accessCreateGroup`. */
export const accessCreateGroupMutation = operation<AccessCreateGroupMutation, AccessCreateGroupMutationVariables>(
  'accessCreateGroup',
  'mutation accessCreateGroup($name:String!$description:String){createGroup(input:{name:$name description:$description})}',
);

/** The mutation `accessRemoveGroup`. */
export const accessRemoveGroupMutation = operation<AccessRemoveGroupMutation, AccessRemoveGroupMutationVariables>(
  'accessRemoveGroup',
  'mutation accessRemoveGroup($urn:String!){removeGroup(urn:$urn)}',
);

/** The mutation `accessAddMembers`. */
export const accessAddMembersMutation = operation<AccessAddMembersMutation, AccessAddMembersMutationVariables>(
  'accessAddMembers',
  'mutation accessAddMembers($groupUrn:String!$userUrns:[String!]!){addGroupMembers(input:{groupUrn:$groupUrn userUrns:$userUrns})}',
);

/** The mutation `accessRemoveMembers`. */
export const accessRemoveMembersMutation = operation<AccessRemoveMembersMutation, AccessRemoveMembersMutationVariables>(
  'accessRemoveMembers',
  'mutation accessRemoveMembers($groupUrn:String!$userUrns:[String!]!){removeGroupMembers(input:{groupUrn:$groupUrn userUrns:$userUrns})}',
);
