// Written by `npm run web-client` from the operations beside it: change those, not this file.
import { operation } from './operation.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SessionQueryVariables = Exact<{ [key: string]: never }>;

export type SessionQuery = {
  readonly me: {
    readonly corpUser: {
      readonly urn: string;
      readonly username: string;
      readonly properties: {
        readonly displayName: string | null;
        readonly fullName: string | null;
        readonly email: string | null;
      } | null;
      readonly editableProperties: { readonly displayName: string | null; readonly email: string | null } | null;
    };
    readonly platformPrivileges: {
      readonly createBusinessAttributes: boolean;
      readonly createDomains: boolean;
      readonly createLogicalModels: boolean;
      readonly createTags: boolean;
      readonly generatePersonalAccessTokens: boolean;
      readonly manageApplications: boolean;
      readonly manageBusinessAttributes: boolean;
      readonly manageDocuments: boolean;
      readonly manageDomains: boolean;
      readonly manageFeatures: boolean;
      readonly manageGlobalAnnouncements: boolean;
      readonly manageGlobalSettings: boolean;
      readonly manageGlobalViews: boolean;
      readonly manageGlossaries: boolean;
      readonly manageHomePageTemplates: boolean;
      readonly manageIdentities: boolean;
      readonly manageIngestion: boolean;
      readonly manageOwnershipTypes: boolean;
      readonly managePolicies: boolean;
      readonly manageSecrets: boolean;
      readonly manageServiceAccounts: boolean;
      readonly manageStructuredProperties: boolean;
      readonly manageTags: boolean;
      readonly manageTests: boolean;
      readonly manageTokens: boolean;
      readonly manageUserCredentials: boolean;
      readonly viewAnalytics: boolean;
      readonly viewManageTags: boolean;
      readonly viewStructuredPropertiesPage: boolean;
      readonly viewTests: boolean;
    };
  } | null;
  readonly appConfig: {
    readonly appVersion: string | null;
    readonly authConfig: { readonly tokenAuthEnabled: boolean };
    readonly policiesConfig: { readonly enabled: boolean };
  } | null;
};

export type GrantedPrivilegesQueryVariables = Exact<{
  actorUrn: string;
}>;

export type GrantedPrivilegesQuery = {
  readonly getGrantedPrivileges: { readonly privileges: ReadonlyArray<string> } | null;
};

/** The query `session`. */
export const sessionQuery = operation<SessionQuery, SessionQueryVariables>(
  'session',
  'query session{me{corpUser{urn username properties{displayName fullName email}editableProperties{displayName email}}platformPrivileges{createBusinessAttributes createDomains createLogicalModels createTags generatePersonalAccessTokens manageApplications manageBusinessAttributes manageDocuments manageDomains manageFeatures manageGlobalAnnouncements manageGlobalSettings manageGlobalViews manageGlossaries manageHomePageTemplates manageIdentities manageIngestion manageOwnershipTypes managePolicies manageSecrets manageServiceAccounts manageStructuredProperties manageTags manageTests manageTokens manageUserCredentials viewAnalytics viewManageTags viewStructuredPropertiesPage viewTests}}appConfig{appVersion authConfig{tokenAuthEnabled}policiesConfig{enabled}}}',
);

/** The query `grantedPrivileges`. */
export const grantedPrivilegesQuery = operation<GrantedPrivilegesQuery, GrantedPrivilegesQueryVariables>(
  'grantedPrivileges',
  'query grantedPrivileges($actorUrn:String!){getGrantedPrivileges(input:{actorUrn:$actorUrn}){privileges}}',
);
