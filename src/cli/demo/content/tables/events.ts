import { tablesOf } from './table.js';

/** Topics with one message for each event. */
export const EVENTS = tablesOf(
  { platform: 'kafka', schema: 'events', domain: 'sales', owner: 'tomas' },
  {
    order_placed: {
      about: 'One message for each new order.',
      columns: 'order_id! customer_id placed_at order_total currency',
      from: ['shop.purchase'],
      tags: ['critical'],
      terms: ['order'],
    },
    order_cancelled: {
      about: 'One message for each cancelled order.',
      columns: 'order_id! order_status',
      from: ['shop.purchase'],
    },
    payment_settled: {
      about: 'One message for each settled payment.',
      columns: 'payment_id! order_id amount paid_at',
      from: ['shop.payment'],
      tags: ['money'],
    },
    price_changed: {
      about: 'One message for each new list price.',
      columns: 'isbn! price',
      from: ['shop.book'],
      domain: 'stock',
    },
    stock_moved: {
      about: 'Books that were put on a shelf or taken from it.',
      columns: 'movement_id! isbn pieces moved_at',
      from: ['stock.stock_movement'],
      domain: 'stock',
      owner: 'pavel',
    },
    parcel_arrived: {
      about: 'One message for each parcel that arrived.',
      columns: 'parcel_id! order_id arrived_at',
      from: ['stock.parcel'],
      domain: 'shipping',
      owner: 'pavel',
    },
    review_written: {
      about: 'One message for each review.',
      columns: 'review_id! isbn stars written_at',
      from: ['shop.review'],
      domain: 'people',
    },
    basket_abandoned: {
      about: 'Baskets that were not changed for a day.',
      columns: 'basket_id! customer_id updated_at',
      from: ['shop.basket'],
      domain: 'web',
    },
    page_viewed: { about: 'Page views of the web shop.', columns: 'session_id! page viewed_at payload', domain: 'web' },
    search_performed: {
      about: 'Searches in the web shop.',
      columns: 'session_id! search_text viewed_at',
      domain: 'web',
    },
    member_promoted: {
      about: 'Members who reached a new level.',
      columns: 'member_id! member_level',
      from: ['loyalty.member'],
      domain: 'marketing',
      owner: 'emil',
    },
  },
);

/** Files in the lake: exports of other companies, and archives. */
export const LAKE = tablesOf(
  { platform: 's3', schema: 'lake', domain: 'finance', owner: 'ines' },
  {
    exchange_rate: {
      about: 'Daily exchange rates of a public source.',
      columns: 'day! currency! rate',
      tags: ['external', 'daily'],
    },
    ad_spend: {
      about: 'Costs of advertisements, exported by the agency.',
      columns: 'day! campaign_id! spend',
      domain: 'marketing',
      tags: ['external', 'money'],
    },
    supplier_price_list: {
      about: 'Price lists that suppliers upload.',
      columns: 'supplier_id! isbn! unit_cost currency',
      domain: 'purchasing',
      tags: ['external'],
    },
    web_log: {
      about: 'Archive of page views, in hourly files.',
      columns: 'session_id page viewed_at payload',
      from: ['events.page_viewed'],
      domain: 'web',
    },
    book_catalogue: {
      about: 'The catalogue for partners, written every night.',
      columns: 'isbn! title authors language price',
      from: ['dwh.dim_book'],
      domain: 'stock',
    },
    recommendation: {
      about: 'Recommended books for each customer, written by the model.',
      columns: 'customer_key! isbn! score',
      from: ['ml.recommendation_training'],
      domain: 'learning',
      owner: 'yuki',
      tags: ['experimental'],
    },
  },
);
