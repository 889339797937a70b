import type { PersonId } from './people.js';

/** A document, the tables that it is about, and its parent's id. */
export interface DemoDocument {
  readonly title: string;
  readonly author: PersonId;
  readonly text: string;
  readonly tables?: readonly string[];
  readonly parent?: string;
}

/** Documents by id, each after its parent. */
export const DOCUMENTS: Readonly<Record<string, DemoDocument>> = {
  handbook: {
    title: 'Data Handbook',
    author: 'mara',
    text: `# Data Handbook

How we work with data at Lighthouse Books.

* Every table has an owner and a domain.
* Personal data is tagged before it is loaded.
* A mart that a report reads has at least one check.`,
  },
  layers: {
    title: 'Layers of the Warehouse',
    author: 'ines',
    parent: 'handbook',
    text: `# Layers of the Warehouse

1. \`raw\` holds copies of the sources.
2. \`stg_\` tables are cleaned: one time zone, one currency, no personal data.
3. \`dim_\` and \`fct_\` tables are modeled.
4. \`mart_\` tables answer one question each.`,
    tables: ['dwh.stg_order', 'dwh.fct_sales', 'dwh.mart_best_sellers'],
  },
  revenue: {
    title: 'How Revenue Is Computed',
    author: 'sofia',
    parent: 'handbook',
    text: `# How Revenue Is Computed

Revenue is the price that was paid, without tax, on the day of the order. Refunds reduce the margin, not the revenue.`,
    tables: ['dwh.fct_sales', 'dwh.fct_margin', 'finance.revenue_by_month'],
  },
  privacy: {
    title: 'Personal Data',
    author: 'nadia',
    parent: 'handbook',
    text: `# Personal Data

Customers and members are identified by hashes in the warehouse. Only the shop and the loyalty program know names.`,
    tables: ['shop.customer', 'shop.address', 'loyalty.member'],
  },
  'on-call': {
    title: 'What to Do When the Night Fails',
    author: 'ines',
    parent: 'handbook',
    text: `# What to Do When the Night Fails

1. Look at the last run of the pipeline \`nightly\`.
2. Raise an incident on the tables that are late.
3. Restart the task that failed; all tasks can be repeated.`,
    tables: ['dwh.fct_sales'],
  },
};
