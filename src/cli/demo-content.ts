/**
 * The topic of the example: a bookshop with a web shop, a warehouse and reports. All names begin with it, so that the
 * example does not collide with other metadata.
 */
export const DEMO = 'lighthouse';

/** A table: its columns as `name:type`, its description, and its upstream tables. */
export interface DemoTable {
  readonly platform: 'postgres' | 'kafka' | 'snowflake';
  readonly name: string;
  readonly about: string;
  readonly columns: string;
  readonly from?: readonly string[];
  readonly domain: 'sales' | 'stock' | 'people';
  readonly owner: 'mara' | 'tomas' | 'ines';
  readonly tags?: readonly ('personal' | 'money' | 'old')[];
  readonly terms?: readonly ('order' | 'customer' | 'margin')[];
}

const source = (
  name: string,
  about: string,
  columns: string,
  domain: DemoTable['domain'],
  more: Partial<DemoTable> = {},
): DemoTable => ({ platform: 'postgres', name: `shop.${name}`, about, columns, domain, owner: 'tomas', ...more });

const topic = (name: string, about: string, columns: string, from: string, domain: DemoTable['domain']): DemoTable => ({
  platform: 'kafka',
  name: `events.${name}`,
  about,
  columns,
  from: [from],
  domain,
  owner: 'tomas',
});

const model = (
  name: string,
  about: string,
  columns: string,
  from: readonly string[],
  domain: DemoTable['domain'],
  more: Partial<DemoTable> = {},
): DemoTable => ({ platform: 'snowflake', name: `dwh.${name}`, about, columns, from, domain, owner: 'ines', ...more });

/** The tables, each after its upstream tables. */
export const TABLES: readonly DemoTable[] = [
  source(
    'customer',
    'People who have an account in the web shop.',
    'id:int email:text name:text joined_at:time',
    'people',
    {
      tags: ['personal'],
      terms: ['customer'],
    },
  ),
  source('address', 'Where customers want their parcels.', 'id:int customer_id:int street:text city:text', 'people', {
    tags: ['personal'],
  }),
  source(
    'book',
    'Every edition that the shop has ever sold.',
    'isbn:text title:text price:decimal shelf_id:int',
    'stock',
  ),
  source('author', 'Who wrote the books, one row for each pen name.', 'id:int name:text born:date', 'stock'),
  source('book_author', 'Which author wrote which book.', 'isbn:text author_id:int', 'stock'),
  source('shelf', 'Places in the store room.', 'id:int aisle:text capacity:int', 'stock'),
  source(
    'purchase',
    'Orders, from the full basket to the parcel.',
    'id:int customer_id:int placed_at:time total:decimal',
    'sales',
    {
      tags: ['money'],
      terms: ['order'],
    },
  ),
  source('purchase_line', 'The books of an order.', 'purchase_id:int isbn:text pieces:int price:decimal', 'sales', {
    terms: ['order'],
  }),
  source(
    'payment',
    'What the payment provider has told of each order.',
    'id:int purchase_id:int paid_at:time amount:decimal',
    'sales',
    {
      tags: ['money'],
    },
  ),
  source('refund', 'Money that went back.', 'id:int payment_id:int reason:text amount:decimal', 'sales', {
    tags: ['money'],
  }),
  source('review', 'Stars and words of readers.', 'id:int isbn:text customer_id:int stars:int words:text', 'people'),
  source('voucher', 'Codes that make an order cheaper.', 'code:text percent:int valid_until:date', 'sales', {
    tags: ['old'],
  }),
  topic('order_placed', 'One message for each new order.', 'purchase_id:int placed_at:time', 'shop.purchase', 'sales'),
  topic(
    'payment_settled',
    'One message for each settled payment.',
    'payment_id:int amount:decimal',
    'shop.payment',
    'sales',
  ),
  topic(
    'stock_moved',
    'Books that came to a shelf or left it.',
    'isbn:text shelf_id:int pieces:int',
    'shop.shelf',
    'stock',
  ),
  topic('review_written', 'One message for each review.', 'review_id:int stars:int', 'shop.review', 'people'),
  model(
    'stg_customer',
    'Customers without what names them.',
    'customer_key:text joined_on:date city:text',
    ['shop.customer', 'shop.address'],
    'people',
  ),
  model(
    'stg_order',
    'Orders in one time zone and one currency.',
    'order_key:text customer_key:text placed_on:date total:decimal',
    ['events.order_placed', 'shop.purchase'],
    'sales',
  ),
  model(
    'stg_order_line',
    'Lines of orders with the price that was paid.',
    'order_key:text isbn:text pieces:int paid:decimal',
    ['shop.purchase_line', 'shop.voucher'],
    'sales',
  ),
  model(
    'stg_payment',
    'Payments less refunds.',
    'payment_key:text order_key:text net:decimal',
    ['events.payment_settled', 'shop.payment', 'shop.refund'],
    'sales',
  ),
  model(
    'stg_stock',
    'Pieces on each shelf at the end of a day.',
    'isbn:text day:date pieces:int',
    ['events.stock_moved', 'shop.book'],
    'stock',
  ),
  model(
    'stg_review',
    'Reviews, counted and without their words.',
    'isbn:text stars:int reviews:int',
    ['events.review_written', 'shop.review'],
    'people',
  ),
  model(
    'dim_customer',
    'One row for each customer, with the kind of reader.',
    'customer_key:text kind:text city:text',
    ['dwh.stg_customer'],
    'people',
    { terms: ['customer'] },
  ),
  model(
    'dim_book',
    'One row for each book, with its authors in one text.',
    'isbn:text title:text authors:text',
    ['shop.book', 'shop.author', 'shop.book_author'],
    'stock',
  ),
  model(
    'dim_day',
    'The calendar, with the days on which the shop is shut.',
    'day:date week:int is_open:bool',
    [],
    'sales',
  ),
  model(
    'fct_sales',
    'What was sold, by day, book and customer.',
    'day:date isbn:text customer_key:text pieces:int revenue:decimal',
    ['dwh.stg_order', 'dwh.stg_order_line', 'dwh.dim_book', 'dwh.dim_customer', 'dwh.dim_day'],
    'sales',
    { owner: 'mara', tags: ['money'], terms: ['order'] },
  ),
  model(
    'fct_margin',
    'What is left of the revenue.',
    'day:date isbn:text margin:decimal',
    ['dwh.fct_sales', 'dwh.stg_payment'],
    'sales',
    { owner: 'mara', tags: ['money'], terms: ['margin'] },
  ),
  model(
    'fct_stock',
    'How many days the stock of a book lasts.',
    'day:date isbn:text days_left:int',
    ['dwh.stg_stock', 'dwh.fct_sales'],
    'stock',
  ),
  model(
    'mart_best_sellers',
    'The hundred books of the month.',
    'month:date place:int isbn:text pieces:int',
    ['dwh.fct_sales', 'dwh.stg_review'],
    'sales',
    { owner: 'mara' },
  ),
  model('mart_reorder', 'What to order again today.', 'isbn:text pieces:int reason:text', ['dwh.fct_stock'], 'stock', {
    owner: 'mara',
  }),
];

/** People who own the tables. */
export const PEOPLE = { mara: 'Mara Lindqvist', tomas: 'Tomáš Havel', ines: 'Inês Duarte' } as const;

/** Domains with their members. */
export const DOMAINS = {
  sales: ['Sales', 'Orders, payments and what is left of them.'],
  stock: ['Stock', 'Books, shelves and what has to be ordered.'],
  people: ['Readers', 'Customers and what they say of books.'],
} as const;

/** Tags with their descriptions. */
export const TAGS = {
  personal: ['Personal data', 'Names somebody, or can be traced to them.'],
  money: ['Money', 'Amounts that the books of the company rest on.'],
  old: ['On its way out', 'Nothing new should be built on it.'],
} as const;

/** Glossary terms with their definitions. */
export const TERMS = {
  order: ['Order', 'What a customer asks for in one go, whether or not it is paid.'],
  customer: ['Customer', 'Somebody with an account who has ordered at least once.'],
  margin: ['Margin', 'Revenue less what the books cost and what was paid back.'],
} as const;

/** Dashboards with their charts and the tables that the charts use. */
export const DASHBOARDS = [
  {
    name: 'morning',
    title: 'The morning report',
    charts: [
      ['sold', 'Sold yesterday', 'dwh.fct_sales'],
      ['shelves', 'Empty shelves', 'dwh.mart_reorder'],
    ],
  },
  {
    name: 'month',
    title: 'The month',
    charts: [
      ['best', 'Best sellers', 'dwh.mart_best_sellers'],
      ['margin', 'Margin by week', 'dwh.fct_margin'],
    ],
  },
] as const;

/** Tasks of the nightly pipeline, each with the tables that it writes. */
export const TASKS = [
  { name: 'stage', title: 'Load and tidy', writes: 'dwh.stg_' },
  { name: 'shape', title: 'Build facts', writes: 'dwh.fct_' },
  { name: 'publish', title: 'Publish marts', writes: 'dwh.mart_' },
] as const;
