import { ObjectType } from '@nestjs/graphql';

/** What a user may do that is not about one entity. */
@ObjectType()
export class PlatformPrivileges {
  /** See the analytics page. */
  readonly viewAnalytics!: boolean;
  /** Create, change and delete policies. */
  readonly managePolicies!: boolean;
  /** Create, change and delete users and groups. */
  readonly manageIdentities!: boolean;
  /** Make access tokens for oneself. */
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
  /** Make and revoke anybody's access tokens. */
  readonly manageTokens!: boolean;
  /** See tests. */
  readonly viewTests!: boolean;
  /** Create, change and delete tests. */
  readonly manageTests!: boolean;
  /** Create, change and delete glossary terms and groups. */
  readonly manageGlossaries!: boolean;
  /** Create, change and delete documents. */
  readonly manageDocuments!: boolean;
  /** Reset users' passwords and invite users. */
  readonly manageUserCredentials!: boolean;
  /** Create tags. */
  readonly createTags!: boolean;
  /** Create, change and delete tags. */
  readonly manageTags!: boolean;
  /** See the page that manages tags. */
  readonly viewManageTags!: boolean;
  /** Create, change and delete views for everybody. */
  readonly manageGlobalViews!: boolean;
  /** Change settings for everybody. */
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
  /** See the page that manages structured properties. */
  readonly viewStructuredPropertiesPage!: boolean;
  /** Create, change and delete applications. */
  readonly manageApplications!: boolean;
  /** Switch features on and off. */
  readonly manageFeatures!: boolean;
  /** Change home pages for everybody. */
  readonly manageHomePageTemplates!: boolean;
  /** Create, change and delete service accounts. */
  readonly manageServiceAccounts!: boolean;
}
