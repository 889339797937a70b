/** A check of a table, and on how many of the last nights it failed. */
export interface DemoAssertion {
  readonly table: string;
  readonly about: string;
  readonly check:
    | { readonly kind: 'notNull' | 'unique'; readonly column: string }
    | { readonly kind: 'between'; readonly column: string; readonly min: number; readonly max: number }
    | { readonly kind: 'rows'; readonly min: number }
    | { readonly kind: 'fresh'; readonly hours: number }
    | { readonly kind: 'sql'; readonly statement: string };
  /** Nights before today on which the check failed: 0 = last night. */
  readonly failed?: readonly number[];
}

/** Checks by id. */
export const ASSERTIONS: Readonly<Record<string, DemoAssertion>> = {
  'sales-fresh': {
    table: 'dwh.fct_sales',
    about: 'Sales are loaded every night.',
    check: { kind: 'fresh', hours: 24 },
  },
  'sales-revenue': {
    table: 'dwh.fct_sales',
    about: 'Revenue is never negative.',
    check: { kind: 'between', column: 'revenue', min: 0, max: 100_000 },
    failed: [5],
  },
  'sales-rows': { table: 'dwh.fct_sales', about: 'There are sales.', check: { kind: 'rows', min: 1_000 } },
  'sales-customer': {
    table: 'dwh.fct_sales',
    about: 'Every sale has a customer.',
    check: { kind: 'notNull', column: 'customer_key' },
  },
  'margin-sql': {
    table: 'dwh.fct_margin',
    about: 'The margin is not larger than the revenue.',
    check: { kind: 'sql', statement: 'select count(*) from dwh.fct_margin where margin > revenue' },
    failed: [0, 1],
  },
  'reorder-fresh': {
    table: 'dwh.mart_reorder',
    about: 'The list is ready before the warehouse opens.',
    check: { kind: 'fresh', hours: 6 },
    failed: [3],
  },
  'customer-unique': {
    table: 'shop.customer',
    about: 'No address for mail is used twice.',
    check: { kind: 'unique', column: 'email' },
  },
  'order-total': {
    table: 'shop.purchase',
    about: 'Totals of orders are plausible.',
    check: { kind: 'between', column: 'order_total', min: 0, max: 5_000 },
  },
  'payment-order': {
    table: 'shop.payment',
    about: 'Every payment belongs to an order.',
    check: { kind: 'notNull', column: 'order_id' },
  },
  'book-price': {
    table: 'shop.book',
    about: 'Every book has a price.',
    check: { kind: 'notNull', column: 'price' },
    failed: [0],
  },
  'stock-rows': {
    table: 'stock.stock_level',
    about: 'No warehouse is missing.',
    check: { kind: 'rows', min: 500 },
  },
};

/** Tables with a data contract, and the checks that belong to it. */
export const CONTRACTS: Readonly<Record<string, readonly string[]>> = {
  'dwh.fct_sales': ['sales-fresh', 'sales-revenue', 'sales-customer'],
  'dwh.mart_reorder': ['reorder-fresh'],
};
