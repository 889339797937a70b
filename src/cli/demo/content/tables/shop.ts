import { tablesOf } from './table.js';

/** The database of the web shop. */
export const SHOP = tablesOf(
  { platform: 'postgres', schema: 'shop', domain: 'sales', owner: 'tomas' },
  {
    customer: {
      about: 'People who have an account in the web shop.',
      columns: 'customer_id! email full_name phone birthday newsletter joined_at',
      domain: 'people',
      tags: ['personal', 'critical'],
      terms: ['customer'],
    },
    address: {
      about: 'Addresses to which customers have parcels sent.',
      columns: 'address_id! customer_id>customer street postal_code city country_code',
      domain: 'people',
      tags: ['personal'],
    },
    book: {
      about: 'Every edition that the shop has ever sold.',
      columns: 'isbn! title subtitle publisher_id>publisher shelf_id>shelf language pages price published_on',
      domain: 'stock',
      tags: ['critical'],
    },
    author: {
      about: 'Authors of the books, one row for each pen name.',
      columns: 'author_id! pen_name born_on country_code',
      domain: 'stock',
    },
    book_author: {
      about: 'Authors of each book.',
      columns: 'isbn!>book author_id!>author author_position',
      domain: 'stock',
    },
    publisher: {
      about: 'Publishers of the books.',
      columns: 'publisher_id! publisher_name country_code',
      domain: 'purchasing',
    },
    genre: { about: 'The tree of genres.', columns: 'genre_id! parent_genre_id genre_name', domain: 'stock' },
    book_genre: { about: 'Genres of each book.', columns: 'isbn!>book genre_id!>genre', domain: 'stock' },
    shelf: {
      about: 'Places in the store room.',
      columns: 'shelf_id! aisle capacity',
      domain: 'stock',
      terms: ['shelf'],
    },
    purchase: {
      about: 'Orders of customers, from the confirmation to the parcel.',
      columns:
        'order_id! customer_id>customer address_id>address placed_at order_status currency order_total voucher_code>voucher',
      tags: ['money', 'critical'],
      terms: ['order'],
    },
    purchase_line: {
      about: 'The books of each order.',
      columns: 'order_id!>purchase line_number! isbn>book pieces unit_price',
      terms: ['order_line'],
    },
    payment: {
      about: 'Payments for orders, as confirmed by the payment provider.',
      columns: 'payment_id! order_id>purchase payment_method amount currency paid_at',
      tags: ['money', 'critical'],
    },
    refund: {
      about: 'Money that was sent back to customers.',
      columns: 'refund_id! payment_id>payment refund_reason amount refunded_at',
      tags: ['money'],
      terms: ['refund'],
    },
    review: {
      about: 'Stars and texts of readers.',
      columns: 'review_id! isbn>book customer_id>customer stars review_text written_at',
      domain: 'people',
    },
    voucher: {
      about: 'Codes that reduce the price of an order. Gift cards have replaced them.',
      columns: 'voucher_code! percent_off valid_until',
      tags: ['old'],
      terms: ['voucher'],
    },
    basket: {
      about: 'Open baskets, deleted after thirty days.',
      columns: 'basket_id! customer_id>customer created_at updated_at',
      domain: 'web',
      terms: ['basket'],
    },
    basket_line: { about: 'Books in baskets.', columns: 'basket_id!>basket isbn!>book pieces', domain: 'web' },
    gift_card: {
      about: 'Gift cards and their balances.',
      columns: 'gift_card_id! customer_id>customer balance currency valid_until',
      tags: ['money'],
      terms: ['liability'],
    },
    wish: { about: 'Wish lists of customers.', columns: 'customer_id!>customer isbn!>book wished_at', domain: 'web' },
  },
);
