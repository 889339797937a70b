import { tablesOf } from './table.js';

/** Tables that reports read. */
export const MARTS = tablesOf(
  { platform: 'snowflake', schema: 'dwh', domain: 'sales', owner: 'mara' },
  {
    mart_best_sellers: {
      about: 'The hundred best-selling books of each month.',
      columns: 'month!=day rank_in_month!=pieces isbn pieces stars',
      from: ['dwh.fct_sales', 'dwh.stg_review'],
      tags: ['certified'],
      terms: ['best_seller'],
    },
    mart_reorder: {
      about: 'Books to order again today.',
      columns: 'isbn! pieces days_left lead_days',
      from: ['dwh.fct_stock', 'dwh.dim_supplier'],
      domain: 'stock',
      tags: ['critical'],
    },
    mart_customer_value: {
      about: 'Expected margin of each customer.',
      columns: 'customer_key! reader_kind orders=day lifetime_value=revenue',
      from: ['dwh.fct_sales', 'dwh.dim_customer'],
      domain: 'people',
      terms: ['lifetime_value'],
    },
    mart_sales_by_genre: {
      about: 'Revenue of each genre by month.',
      columns: 'month!=day genre_name! pieces revenue',
      from: ['dwh.fct_sales', 'dwh.dim_genre'],
      isView: true,
    },
    mart_supplier_score: {
      about: 'How reliable and how expensive suppliers are.',
      columns: 'supplier_id! supplier_name pieces cost score=lead_days',
      from: ['dwh.fct_delivery', 'dwh.dim_supplier'],
      domain: 'purchasing',
      owner: 'lena',
      isView: true,
    },
    mart_parcel_delay: {
      about: 'Late parcels by carrier.',
      columns: 'carrier_name! days_late orders=order_key',
      from: ['dwh.fct_parcel'],
      domain: 'shipping',
      owner: 'lena',
      isView: true,
    },
    mart_return_reasons: {
      about: 'Reasons of returns by month.',
      columns: 'return_reason! orders=order_key',
      from: ['dwh.fct_parcel'],
      domain: 'shipping',
      isView: true,
    },
    mart_campaign_effect: {
      about: 'Cost and revenue of each campaign.',
      columns: 'campaign_key! campaign_name spend revenue score=opened_at',
      from: ['dwh.fct_mailing', 'dwh.stg_campaign', 'dwh.fct_sales'],
      domain: 'marketing',
      owner: 'amara',
    },
    mart_store_day: {
      about: 'Revenue of each store by day, with the web shop beside it.',
      columns: 'day! store_name! revenue',
      from: ['dwh.fct_till', 'dwh.dim_store', 'dwh.fct_sales'],
      domain: 'stores',
      isView: true,
    },
    mart_order_funnel: {
      about: 'Visits, baskets and orders by day.',
      columns: 'day! visits orders=order_key conversion_rate=visits+order_key',
      from: ['dwh.fct_visit', 'dwh.stg_order'],
      domain: 'web',
    },
  },
);

/** Reports of the finance team. */
export const FINANCE = tablesOf(
  { platform: 'snowflake', schema: 'finance', domain: 'finance', owner: 'sofia' },
  {
    revenue_by_month: {
      about: 'Revenue and margin of each month, as reported to the owners.',
      columns: 'month!=day revenue margin',
      from: ['dwh.fct_margin', 'dwh.fct_till'],
      tags: ['money', 'certified'],
      terms: ['revenue', 'margin'],
    },
    tax_report: {
      about: 'Sales tax by country and month.',
      columns: 'month!=day country_code! tax=revenue',
      from: ['dwh.fct_sales', 'dwh.dim_customer'],
      tags: ['money'],
      terms: ['tax'],
    },
    open_refunds: {
      about: 'Refunds that are promised, but not sent.',
      columns: 'refund_id! amount refund_reason',
      from: ['shop.refund'],
      owner: 'jonas',
      isView: true,
      terms: ['refund'],
    },
    gift_card_liability: {
      about: 'Balance of all gift cards at the end of each month.',
      columns: 'month!=valid_until balance',
      from: ['shop.gift_card'],
      owner: 'jonas',
      terms: ['liability'],
    },
    cost_of_goods: {
      about: 'Cost of the books that were sold, by month.',
      columns: 'month!=day cost',
      from: ['dwh.fct_margin'],
      terms: ['cost_of_goods'],
    },
    cash_forecast: {
      about: 'An attempt to forecast the cash of the next quarter.',
      columns: 'month!=day revenue cost',
      from: ['dwh.fct_margin'],
      owner: 'jonas',
      tags: ['experimental'],
    },
  },
);

/** Tables that models are trained with. */
export const TRAINING = tablesOf(
  { platform: 'snowflake', schema: 'ml', domain: 'learning', owner: 'yuki' },
  {
    customer_features: {
      about: 'Features of customers, computed every night.',
      columns: 'customer_key! orders lifetime_value reader_kind',
      from: ['dwh.mart_customer_value'],
    },
    book_features: {
      about: 'Features of books, computed every night.',
      columns: 'isbn! price stars rank_in_month',
      from: ['dwh.dim_book', 'dwh.mart_best_sellers'],
    },
    recommendation_training: {
      about: 'Pairs of customers and books with the label "bought".',
      columns: 'customer_key! isbn! score=pieces',
      from: ['ml.customer_features', 'ml.book_features', 'dwh.fct_sales'],
      tags: ['experimental'],
    },
  },
);
