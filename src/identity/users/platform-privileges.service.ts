import { Injectable } from '@nestjs/common';
import { type Actor, Authorizer, PRIVILEGES, type Privilege } from '../../auth/index.js';
import type { PlatformPrivileges } from './platform-privileges.model.js';

type Question = (authorizer: Authorizer, actor: Actor) => Promise<boolean>;

const holds =
  (...anyOf: readonly Privilege[]): Question =>
  (authorizer, actor) =>
    authorizer.can(actor, anyOf);

const manages =
  (...entityTypes: readonly string[]): Question =>
  async (authorizer, actor) => {
    for (const type of entityTypes) {
      if (!(await authorizer.canOperate(actor, 'ENTITY', 'MANAGE', { type }))) return false;
    }
    return true;
  };

const QUESTIONS: Readonly<Record<keyof PlatformPrivileges, Question>> = {
  viewAnalytics: (authorizer, actor) => authorizer.canOperate(actor, 'ANALYTICS', 'READ'),
  managePolicies: manages('dataHubPolicy'),
  manageIdentities: manages('corpuser', 'corpGroup'),
  generatePersonalAccessTokens: holds(PRIVILEGES.GENERATE_PERSONAL_ACCESS_TOKENS),
  createDomains: holds(PRIVILEGES.CREATE_DOMAINS, PRIVILEGES.MANAGE_DOMAINS),
  createLogicalModels: holds(PRIVILEGES.CREATE_LOGICAL_MODELS),
  manageDomains: holds(PRIVILEGES.MANAGE_DOMAINS),
  manageIngestion: manages('dataHubIngestionSource'),
  manageSecrets: manages('dataHubSecret'),
  manageTokens: holds(PRIVILEGES.MANAGE_ACCESS_TOKENS),
  viewTests: holds(PRIVILEGES.VIEW_TESTS),
  manageTests: holds(PRIVILEGES.MANAGE_TESTS),
  manageGlossaries: holds(PRIVILEGES.MANAGE_GLOSSARIES),
  manageDocuments: holds(PRIVILEGES.MANAGE_DOCUMENTS),
  manageUserCredentials: holds(PRIVILEGES.MANAGE_USER_CREDENTIALS),
  createTags: holds(PRIVILEGES.CREATE_TAGS, PRIVILEGES.MANAGE_TAGS),
  manageTags: holds(PRIVILEGES.MANAGE_TAGS),
  viewManageTags: holds(PRIVILEGES.VIEW_MANAGE_TAGS),
  manageGlobalViews: holds(PRIVILEGES.MANAGE_GLOBAL_VIEWS),
  manageGlobalSettings: holds(PRIVILEGES.MANAGE_GLOBAL_SETTINGS),
  manageOwnershipTypes: holds(PRIVILEGES.MANAGE_GLOBAL_OWNERSHIP_TYPES),
  manageGlobalAnnouncements: holds(PRIVILEGES.MANAGE_GLOBAL_ANNOUNCEMENTS),
  createBusinessAttributes: holds(PRIVILEGES.CREATE_BUSINESS_ATTRIBUTE, PRIVILEGES.MANAGE_BUSINESS_ATTRIBUTE),
  manageBusinessAttributes: holds(PRIVILEGES.MANAGE_BUSINESS_ATTRIBUTE),
  manageStructuredProperties: manages('structuredProperty'),
  viewStructuredPropertiesPage: holds(PRIVILEGES.VIEW_STRUCTURED_PROPERTIES_PAGE),
  manageApplications: manages('application'),
  manageFeatures: holds(PRIVILEGES.MANAGE_FEATURES),
  manageHomePageTemplates: holds(PRIVILEGES.MANAGE_HOME_PAGE_TEMPLATES),
  manageServiceAccounts: holds(PRIVILEGES.MANAGE_SERVICE_ACCOUNTS),
};

/** Determines the platform privileges of an actor. */
@Injectable()
export class PlatformPrivilegesService {
  constructor(private readonly authorizer: Authorizer) {}

  /** Returns whether `actor` holds each of the platform privileges. */
  async of(actor: Actor): Promise<PlatformPrivileges> {
    const questions = Object.entries(QUESTIONS);
    const answers = await Promise.all(
      questions.map(async ([name, ask]) => [name, await ask(this.authorizer, actor)] as const),
    );
    return Object.fromEntries(answers) as Record<keyof PlatformPrivileges, boolean>;
  }
}
