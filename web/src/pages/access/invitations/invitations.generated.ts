// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from '../../../api/operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccessInvitationQueryVariables = Exact<{
  roleUrn?: string | null | undefined;
}>;

export type AccessInvitationQuery = { readonly getInviteToken: { readonly inviteToken: string } | null };

export type AccessRenewInvitationMutationVariables = Exact<{
  roleUrn?: string | null | undefined;
}>;

export type AccessRenewInvitationMutation = { readonly createInviteToken: { readonly inviteToken: string } | null };

/** The query `accessInvitation`. */
export const accessInvitationQuery = operation<AccessInvitationQuery, AccessInvitationQueryVariables>(
  'accessInvitation',
  'query accessInvitation($roleUrn:String){getInviteToken(input:{roleUrn:$roleUrn}){inviteToken}}',
);

/** The mutation `accessRenewInvitation`. */
export const accessRenewInvitationMutation = operation<
  AccessRenewInvitationMutation,
  AccessRenewInvitationMutationVariables
>(
  'accessRenewInvitation',
  'mutation accessRenewInvitation($roleUrn:String){createInviteToken(input:{roleUrn:$roleUrn}){inviteToken}}',
);
