import type { DomainId } from './domains.js';
import type { PersonId } from './people.js';

/** A structured property of datasets. */
export interface DemoProperty {
  readonly name: string;
  readonly about: string;
  readonly type: 'string' | 'number';
  readonly allowed?: readonly string[];
}

/** Structured properties by id. */
export const PROPERTIES: Readonly<Record<string, DemoProperty>> = {
  retention_days: { name: 'Retention', about: 'Days after which rows are deleted.', type: 'number' },
  sensitivity: {
    name: 'Sensitivity',
    about: 'Who may see the data.',
    type: 'string',
    allowed: ['public', 'internal', 'confidential'],
  },
  tier: { name: 'Tier', about: 'How urgent an outage is.', type: 'string', allowed: ['gold', 'silver', 'bronze'] },
  refresh: {
    name: 'Refresh',
    about: 'How often the data changes.',
    type: 'string',
    allowed: ['streaming', 'nightly', 'monthly'],
  },
};

/** Forms by id: name, description, and the properties that they ask for. */
export const FORMS = {
  review: ['Quarterly Review', 'Owners confirm these properties once a quarter.', ['sensitivity', 'retention_days']],
  onboarding: ['New Table', 'What must be known before a table is loaded.', ['tier', 'refresh']],
} as const;

/** A data product and the tables that belong to it. */
export interface DemoProduct {
  readonly name: string;
  readonly about: string;
  readonly domain: DomainId;
  readonly owner: PersonId;
  readonly tables: readonly string[];
  readonly dashboards: readonly string[];
}

/** Data products by id. */
export const PRODUCTS: Readonly<Record<string, DemoProduct>> = {
  sales: {
    name: 'Sales Figures',
    about: 'Sales and margin by day, book and customer, ready by six in the morning.',
    domain: 'sales',
    owner: 'mara',
    tables: ['dwh.fct_sales', 'dwh.fct_margin', 'dwh.mart_best_sellers', 'dwh.mart_sales_by_genre'],
    dashboards: ['morning', 'month'],
  },
  supply: {
    name: 'Supply',
    about: 'Stock, deliveries and what to order again.',
    domain: 'stock',
    owner: 'lena',
    tables: ['dwh.fct_stock', 'dwh.fct_delivery', 'dwh.mart_reorder', 'dwh.mart_supplier_score'],
    dashboards: ['warehouse'],
  },
  reader: {
    name: 'Reader Profile',
    about: 'Customers, their value and their loyalty, without personal data.',
    domain: 'people',
    owner: 'nadia',
    tables: ['dwh.dim_customer', 'dwh.mart_customer_value', 'dwh.stg_member'],
    dashboards: ['campaigns'],
  },
  ledger: {
    name: 'Monthly Ledger',
    about: 'Figures of closed months.',
    domain: 'finance',
    owner: 'sofia',
    tables: ['finance.revenue_by_month', 'finance.tax_report', 'finance.cost_of_goods'],
    dashboards: ['ledger'],
  },
};

/** Applications by id: name, description, and the schema whose tables belong to it. */
export const APPLICATIONS = {
  web_shop: ['Web Shop', 'The shop on the web.', 'shop'],
  warehouse_desk: ['Warehouse Desk', 'The program of the warehouses.', 'stock'],
  club: ['Reader Club', 'The loyalty program.', 'loyalty'],
} as const;

/** Business attributes by id: name, description, tag or term, and the columns that mean it. */
export const ATTRIBUTES = {
  email_address: [
    'E-mail Address',
    'An address for mail of a person.',
    ['shop.customer.email', 'loyalty.member.email'],
  ],
  book_number: ['Book Number', 'International number of an edition.', ['shop.book.isbn', 'dwh.dim_book.isbn']],
} as const;

/** Roles by id that grant access to tables: name, description, team, and the tables. */
export const ACCESS_ROLES = {
  finance_reader: ['Finance Reader', 'May read the reports of the finance team.', 'finance', 'finance.'],
  shop_reader: ['Shop Reader', 'May read the database of the web shop.', 'data', 'shop.'],
} as const;

/** Deprecated tables: note and the table that replaces it. */
export const DEPRECATIONS = {
  'shop.voucher': ['Vouchers end with this year. Gift cards replace them.', 'shop.gift_card'],
  'loyalty.newsletter_consent': ['Consents move to the web shop.', 'shop.customer'],
  'lake.supplier_price_list': ['Suppliers enter their prices themselves.', 'stock.supply_offer'],
} as const;

/** A table that was removed, so that only a search for removed ones finds it. */
export const REMOVED_TABLE = 'finance.cash_forecast';

/** Links of tables to pages of the company: title and path. */
export const LINKS = {
  'dwh.fct_sales': [
    ['Definition of revenue', 'handbook/revenue'],
    ['Runbook of the night', 'runbooks/nightly'],
  ],
  'shop.purchase': [['States of an order', 'handbook/orders']],
  'dwh.mart_reorder': [['How to order again', 'handbook/reorder']],
} as const;

/** Announcements by id: title and text. */
export const POSTS = {
  welcome: ['Welcome to Lighthouse Books', 'A fictional bookshop: search for "order", or open the domain Sales.'],
  vouchers: ['Vouchers end with this year', 'Use gift cards instead; the tables of vouchers are deprecated.'],
} as const;
