import { ObjectType } from '@nestjs/graphql';

/** Whether a user holds each of the platform privileges. */
@ObjectType()
export class PlatformPrivileges {
  /** View the analytics page. */
  readonly viewAnalytics!: boolean;
  /** Create, change and delete policies. */
  readonly managePolicies!: boolean;
  /** Create, change and delete users and groups. */
  readonly manageIdentities!: boolean;
  /** Create personal access tokens. */
  readonly generatePersonalAccessTokens!: boolean;
  /** Create domains. */
  readonly createDomains!: boolean;
  /** Create logical models. */
  readonly createLogicalModels!: boolean;
  /** Create, change and delete domains. */
  readonly manageDomains!: boolean;
  /** Create, change, run and delete ingestion sources. */
  readonly manageIngestion!: boolean;
  /** Create, change and delete secrets. */
  readonly manageSecrets!: boolean;
  /** Create and revoke access tokens of all users. */
  readonly manageTokens!: boolean;
  /** View tests. */
  readonly viewTests!: boolean;
  /** Create, change and delete tests. */
  readonly manageTests!: boolean;
  /** Create, change and delete glossary terms and term groups. */
  readonly manageGlossaries!: boolean;
  /** Create, change and delete documents. */
  readonly manageDocuments!: boolean;
  /** Reset users' passwords and invite users. */
  readonly manageUserCredentials!: boolean;
  /** Create tags. */
  readonly createTags!: boolean;
  /** Create, change and delete tags. */
  readonly manageTags!: boolean;
  /** View the page that manages tags. */
  readonly viewManageTags!: boolean;
  /** Create, change and delete global views. */
  readonly manageGlobalViews!: boolean;
  /** Change global settings. */
  readonly manageGlobalSettings!: boolean;
  /** Create, change and delete ownership types. */
  readonly manageOwnershipTypes!: boolean;
  /** Create, change and delete announcements. */
  readonly manageGlobalAnnouncements!: boolean;
  /** Create business attributes. */
  readonly createBusinessAttributes!: boolean;
  /** Create, change and delete business attributes. */
  readonly manageBusinessAttributes!: boolean;
  /** Create, change and delete structured properties. */
  readonly manageStructuredProperties!: boolean;
  /** View the page that manages structured properties. */
  readonly viewStructuredPropertiesPage!: boolean;
  /** Create, change and delete applications. */
  readonly manageApplications!: boolean;
  /** Turn features on and off. */
  readonly manageFeatures!: boolean;
  /** Change the home page templates of all users. */
  readonly manageHomePageTemplates!: boolean;
  /** Create, change and delete service accounts. */
  readonly manageServiceAccounts!: boolean;
}
