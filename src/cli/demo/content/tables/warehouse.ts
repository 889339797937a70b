import { tablesOf } from './table.js';

const DWH = { platform: 'snowflake', schema: 'dwh', domain: 'sales', owner: 'ines' } as const;

/** What facts are counted by. */
export const DIMENSIONS = tablesOf(DWH, {
  dim_customer: {
    about: 'One row for each customer, with the kind of reader.',
    columns: 'customer_key! reader_kind=joined_on city country_code member_level',
    from: ['dwh.stg_customer', 'dwh.stg_member'],
    domain: 'people',
    tags: ['certified'],
    terms: ['customer'],
  },
  dim_book: {
    about: 'One row for each book, with all its authors in one text.',
    columns: 'isbn! title authors=pen_name publisher_name language price',
    from: ['dwh.stg_book', 'shop.author', 'shop.book_author'],
    domain: 'stock',
    tags: ['certified'],
  },
  dim_day: {
    about: 'The calendar, with the days on which the shop is closed.',
    columns: 'day! week month is_open',
  },
  dim_genre: {
    about: 'Genres of books, with the top of the tree.',
    columns: 'isbn! genre_id! genre_name',
    from: ['shop.genre', 'shop.book_genre'],
    domain: 'stock',
  },
  dim_store: {
    about: 'One row for each store.',
    columns: 'store_id! store_name city country_code',
    from: ['raw.store'],
    domain: 'stores',
  },
  dim_supplier: {
    about: 'One row for each supplier.',
    columns: 'supplier_id! supplier_name country_code lead_days',
    from: ['stock.supplier'],
    domain: 'purchasing',
  },
  dim_campaign: {
    about: 'One row for each campaign.',
    columns: 'campaign_key! campaign_name channel starts_on ends_on',
    from: ['dwh.stg_campaign'],
    domain: 'marketing',
  },
});

/** Events that are counted. */
export const FACTS = tablesOf(DWH, {
  fct_sales: {
    about: 'Sales by day, book and customer.',
    columns: 'day!=day+placed_on isbn! customer_key! pieces revenue=pieces+paid',
    from: ['dwh.stg_order', 'dwh.stg_order_line', 'dwh.dim_book', 'dwh.dim_customer', 'dwh.dim_day'],
    owner: 'mara',
    tags: ['money', 'critical', 'certified'],
    terms: ['order', 'revenue'],
  },
  fct_margin: {
    about: 'The part of the revenue that remains.',
    columns: 'day! isbn! revenue cost=unit_cost margin=revenue+unit_cost+amount',
    from: ['dwh.fct_sales', 'dwh.stg_payment', 'dwh.stg_delivery'],
    domain: 'finance',
    owner: 'mara',
    tags: ['money', 'certified'],
    terms: ['margin'],
  },
  fct_stock: {
    about: 'Days for which the stock of each book lasts.',
    columns: 'day! isbn! pieces days_left=pieces',
    from: ['dwh.stg_stock', 'dwh.fct_sales'],
    domain: 'stock',
    terms: ['stock_level'],
  },
  fct_delivery: {
    about: 'Deliveries by day and supplier.',
    columns: 'day! supplier_id! isbn! pieces cost=unit_cost+pieces',
    from: ['dwh.stg_delivery', 'dwh.dim_supplier'],
    domain: 'purchasing',
  },
  fct_parcel: {
    about: 'Parcels with the days that they were late.',
    columns: 'parcel_key! order_key carrier_name days_late=handed_over_at+arrived_at return_reason',
    from: ['dwh.stg_parcel', 'dwh.stg_order'],
    domain: 'shipping',
  },
  fct_visit: {
    about: 'Visits by day.',
    columns: 'day! visits=session_id searches',
    from: ['dwh.stg_visit', 'dwh.dim_day'],
    domain: 'web',
  },
  fct_mailing: {
    about: 'Mailings by day and campaign.',
    columns: 'day!=sent_at campaign_key!=campaign_key+campaign_id sent_at opened_at',
    from: ['raw.mailing', 'dwh.dim_campaign'],
    domain: 'marketing',
  },
  fct_till: {
    about: 'Sales of the stores by day.',
    columns: 'day! store_id! revenue=amount',
    from: ['dwh.stg_till_receipt', 'dwh.dim_store'],
    domain: 'stores',
    tags: ['money'],
  },
});
