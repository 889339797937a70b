import { tablesOf } from './table.js';

/** Cleaned copies of the sources. */
export const STAGING = tablesOf(
  { platform: 'snowflake', schema: 'dwh', domain: 'sales', owner: 'ines' },
  {
    stg_customer: {
      about: 'Customers without personal data.',
      columns: 'customer_key!=customer_id joined_on=joined_at newsletter city country_code',
      from: ['shop.customer', 'shop.address'],
      domain: 'people',
    },
    stg_order: {
      about: 'Orders in one time zone and one currency.',
      columns:
        'order_key!=order_id customer_key=customer_id placed_on=placed_at order_status order_total=order_total+rate',
      from: ['events.order_placed', 'shop.purchase', 'raw.exchange_rate'],
      terms: ['order'],
    },
    stg_order_line: {
      about: 'Lines of orders with the price that was paid.',
      columns: 'order_key!=order_id line_number! isbn pieces paid=unit_price+percent_off',
      from: ['shop.purchase_line', 'shop.voucher'],
      terms: ['order_line'],
    },
    stg_payment: {
      about: 'Payments less refunds.',
      columns: 'payment_key!=payment_id order_key=order_id amount paid_at',
      from: ['events.payment_settled', 'shop.payment', 'shop.refund'],
      tags: ['money'],
    },
    stg_stock: {
      about: 'Pieces of each title at the end of a day.',
      columns: 'isbn! day!=moved_at warehouse_id pieces',
      from: ['events.stock_moved', 'stock.stock_level'],
      domain: 'stock',
    },
    stg_review: {
      about: 'Reviews, counted and without their texts.',
      columns: 'isbn! stars! reviews=review_id',
      from: ['events.review_written', 'shop.review'],
      domain: 'people',
    },
    stg_book: {
      about: 'Books with the name of the publisher.',
      columns: 'isbn! title publisher_name language pages price published_on',
      from: ['shop.book', 'shop.publisher'],
      domain: 'stock',
    },
    stg_delivery: {
      about: 'Accepted deliveries with their lines.',
      columns: 'delivery_key!=delivery_id isbn! supplier_id day=delivered_at pieces unit_cost',
      from: ['stock.delivery', 'stock.delivery_line'],
      domain: 'purchasing',
    },
    stg_parcel: {
      about: 'Parcels and their returns.',
      columns: 'parcel_key!=parcel_id order_key=order_id carrier_name handed_over_at arrived_at return_reason',
      from: ['stock.parcel', 'stock.carrier', 'stock.parcel_return'],
      domain: 'shipping',
    },
    stg_member: {
      about: 'Members with the sum of their points.',
      columns: 'member_key!=member_id customer_key=customer_id member_level member_since points',
      from: ['raw.member', 'raw.points_entry'],
      domain: 'marketing',
    },
    stg_campaign: {
      about: 'Campaigns with their cost.',
      columns: 'campaign_key!=campaign_id campaign_name channel starts_on ends_on spend',
      from: ['raw.campaign', 'raw.ad_spend'],
      domain: 'marketing',
    },
    stg_visit: {
      about: 'Visits, made of page views.',
      columns: 'session_id! day=viewed_at pages=page searches=search_text',
      from: ['raw.web_log', 'events.search_performed'],
      domain: 'web',
      terms: ['visit'],
    },
    stg_till_receipt: {
      about: 'Receipts in one currency.',
      columns: 'receipt_id! store_id day=sold_at amount=amount+rate',
      from: ['raw.till_receipt', 'raw.exchange_rate'],
      domain: 'stores',
    },
  },
);
