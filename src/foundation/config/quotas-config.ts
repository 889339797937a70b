import { integer } from './parsers.js';
import { required, type ValuesOf } from './variable.js';

const MAX_INTEGER = 2_147_483_647;

const quota = (fallback: string, items: string) =>
  required({
    parser: integer(0, MAX_INTEGER),
    default: fallback,
    description: `Maximum number of ${items} per actor; writes over the REST APIs, which require privileges, are not counted.`,
  });

const COUNTS = {
  QUOTA_STEP_STATES: quota('1000', 'step states of the user interface'),
  QUOTA_VIEWS: quota('500', 'views'),
  QUOTA_PAGE_MODULES: quota('500', 'modules of pages'),
  QUOTA_PAGE_TEMPLATES: quota('100', 'templates of pages'),
  QUOTA_ACCESS_TOKENS: quota('1000', 'access tokens'),
  QUOTA_QUERIES: quota('5000', 'queries'),
} as const;

/** Quotas on writes that need no privilege. */
export const QUOTA_VARIABLES = {
  ...COUNTS,
  QUOTA_ITEM_BYTES: required({
    parser: integer(1024, MAX_INTEGER),
    default: '262144',
    description: 'Maximum size of one such item, and of users’ own settings and profile, as JSON in bytes.',
  }),
} as const;

/** A setting for the maximum number of items of a kind per actor. */
export type QuotaName = keyof typeof COUNTS;

/** Quotas on writes that need no privilege. */
export interface QuotasConfig {
  readonly perActor: Readonly<Record<QuotaName, number>>;
  /** Maximum length of an item's JSON, in bytes. */
  readonly itemBytes: number;
}

/** Reads the quotas. */
export function quotasConfig(values: ValuesOf<typeof QUOTA_VARIABLES>): QuotasConfig {
  const { QUOTA_STEP_STATES, QUOTA_VIEWS, QUOTA_PAGE_MODULES, QUOTA_PAGE_TEMPLATES } = values;
  const { QUOTA_ACCESS_TOKENS, QUOTA_QUERIES, QUOTA_ITEM_BYTES } = values;
  return {
    perActor: {
      QUOTA_STEP_STATES,
      QUOTA_VIEWS,
      QUOTA_PAGE_MODULES,
      QUOTA_PAGE_TEMPLATES,
      QUOTA_ACCESS_TOKENS,
      QUOTA_QUERIES,
    },
    itemBytes: QUOTA_ITEM_BYTES,
  };
}
