import type { QuotaName } from '../../foundation/config/index.js';

/**
 * What every actor may write without any privilege, and how much of it. docs/hardening.md shows the table; a test
 * compares the two.
 */
export interface Quota {
  readonly aspectName: string;
  /** What the items are, for messages. */
  readonly items: string;
  /** The entity type, and the setting that limits its number for each actor; absent where each actor has only one. */
  readonly counted?: { readonly entityType: string; readonly setting: QuotaName };
  /** How an actor frees room. */
  readonly room: string;
}

/** Every quota. */
export const QUOTAS: readonly Quota[] = [
  {
    aspectName: 'dataHubStepStateProperties',
    items: 'step states',
    counted: { entityType: 'dataHubStepState', setting: 'QUOTA_STEP_STATES' },
    room: 'Write the states that there are again, in place of new ones.',
  },
  {
    aspectName: 'dataHubViewInfo',
    items: 'views',
    counted: { entityType: 'dataHubView', setting: 'QUOTA_VIEWS' },
    room: 'Delete some with deleteView.',
  },
  {
    aspectName: 'dataHubPageModuleProperties',
    items: 'modules of pages',
    counted: { entityType: 'dataHubPageModule', setting: 'QUOTA_PAGE_MODULES' },
    room: 'Delete some with deletePageModule.',
  },
  {
    aspectName: 'dataHubPageTemplateProperties',
    items: 'templates of pages',
    counted: { entityType: 'dataHubPageTemplate', setting: 'QUOTA_PAGE_TEMPLATES' },
    room: 'Delete some with deletePageTemplate.',
  },
  {
    aspectName: 'dataHubAccessTokenInfo',
    items: 'access tokens',
    counted: { entityType: 'dataHubAccessToken', setting: 'QUOTA_ACCESS_TOKENS' },
    room: 'Revoke some with revokeAccessToken.',
  },
  {
    aspectName: 'queryProperties',
    items: 'queries',
    counted: { entityType: 'query', setting: 'QUOTA_QUERIES' },
    room: 'Delete some with deleteQuery.',
  },
  { aspectName: 'corpUserSettings', items: 'settings of a user', room: 'Send less.' },
  { aspectName: 'corpUserEditableInfo', items: 'profile of a user', room: 'Send less.' },
];
