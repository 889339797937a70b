/**
 * Every aspect that determines who may log in, who may do what, or who may see what; with what is derived from it. Code
 * that derives rights reads stored values through `RightsStore`, which accepts no other names, and
 * `src/ingestion/validation/given-rights` declares what writing each of them requires. The compiler enforces both, so
 * that a new source of rights cannot be read without such a rule.
 */
export const RIGHTS_ASPECTS = {
  dataHubPolicyInfo: 'What a policy gives, to whom and on what',
  roleMembership: 'Roles of users and groups, which policies name',
  groupMembership: 'Groups of users, which policies name, as another system keeps them',
  nativeGroupMembership: 'Groups of users, which policies name',
  ownership: 'Owners, to whom policies give rights on what they own',
  domains: 'Domains, to which policies are limited',
  dataPlatformInstance: 'Instances of platforms, to which policies are limited',
  globalTags: 'Tags, to which policies are limited',
  container: 'Containers, to which policies are limited',
  glossaryTerms: 'Terms, to which policies are limited',
  domainProperties: 'The domain above a domain, whose policies are for what is below it',
  glossaryTermInfo: 'The group above a term, whose policies are for what is below it',
  glossaryNodeInfo: 'The group above a group of terms, whose policies are for what is below it',
  corpUserKey: 'Whether a user exists',
  corpUserInfo: 'Whether a user may log in who has no status',
  corpUserStatus: 'Whether a user is suspended',
  status: 'Whether a user is removed',
  corpUserCredentials: 'The password of a user, and what sets a new one',
  inviteToken: 'Who may sign up, and the role that is given then',
  dataHubAccessTokenKey: 'Whether a token is valid: one whose entity is stored is',
  dataHubAccessTokenInfo: 'Whom a token acts as, and who made it',
  globalSettingsInfo: 'The identity provider that says who somebody is',
  subTypes:
    'Whether a user is a service account, for which others make tokens; whether a document is that of another entity',
  documentInfo: 'The entity that a document is of, whose readers may read it',
  dataHubViewInfo: 'Who made a view, who alone may read it unless it is for everybody',
  webhookInfo: 'Who owns a webhook, whose rights its deliveries have',
  querySubjects: 'What a query is about, whose readers may read it',
} as const;

/** An aspect from which rights are derived. */
export type RightsAspect = keyof typeof RIGHTS_ASPECTS;
