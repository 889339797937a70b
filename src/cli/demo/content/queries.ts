import type { PersonId } from './people.js';

/** A saved query and the tables that it reads, each with the columns that it uses. */
export interface DemoQuery {
  readonly name: string;
  readonly about: string;
  readonly author: PersonId;
  readonly statement: string;
  readonly reads: Readonly<Record<string, readonly string[]>>;
}

/** Queries by id. */
export const QUERIES: Readonly<Record<string, DemoQuery>> = {
  'top-books': {
    name: 'Top ten books of the week',
    about: 'The books with the most pieces sold in the last seven days.',
    author: 'mara',
    statement: `select isbn, sum(pieces) as pieces
from dwh.fct_sales
where day >= current_date - 7
group by isbn
order by pieces desc
limit 10`,
    reads: { 'dwh.fct_sales': ['isbn', 'pieces', 'day'] },
  },
  'revenue-by-city': {
    name: 'Revenue by city',
    about: 'Revenue of the last thirty days for each city.',
    author: 'jonas',
    statement: `select c.city, sum(s.revenue) as revenue
from dwh.fct_sales s
join dwh.dim_customer c using (customer_key)
where s.day >= current_date - 30
group by c.city
order by revenue desc`,
    reads: { 'dwh.fct_sales': ['revenue', 'customer_key', 'day'], 'dwh.dim_customer': ['city', 'customer_key'] },
  },
  'negative-margin': {
    name: 'Books with a negative margin',
    about: 'Books that cost more than they bring.',
    author: 'sofia',
    statement: `select b.title, sum(m.margin) as margin
from dwh.fct_margin m
join dwh.dim_book b using (isbn)
group by b.title
having sum(m.margin) < 0`,
    reads: { 'dwh.fct_margin': ['margin', 'isbn'], 'dwh.dim_book': ['title', 'isbn'] },
  },
  'unpaid-orders': {
    name: 'Orders without a payment',
    about: 'Orders that were not paid within three days.',
    author: 'tomas',
    statement: `select o.order_id, o.placed_at
from shop.purchase o
left join shop.payment p using (order_id)
where p.payment_id is null and o.placed_at < now() - interval '3 days'`,
    reads: { 'shop.purchase': ['order_id', 'placed_at'], 'shop.payment': ['order_id', 'payment_id'] },
  },
  'slow-suppliers': {
    name: 'Slow suppliers',
    about: 'Suppliers with a lead time of more than two weeks.',
    author: 'lena',
    statement: 'select supplier_name, lead_days from dwh.dim_supplier where lead_days > 14',
    reads: { 'dwh.dim_supplier': ['supplier_name', 'lead_days'] },
  },
  'lost-parcels': {
    name: 'Lost parcels',
    about: 'Parcels that have been on their way for more than ten days.',
    author: 'pavel',
    statement: `select parcel_id, carrier_id
from stock.parcel
where arrived_at is null and handed_over_at < now() - interval '10 days'`,
    reads: { 'stock.parcel': ['parcel_id', 'carrier_id', 'arrived_at', 'handed_over_at'] },
  },
  'opened-mailings': {
    name: 'Opened mailings',
    about: 'Share of mailings that were opened, by campaign.',
    author: 'emil',
    statement: `select campaign_key, count(opened_at) / count(*) as opened
from dwh.fct_mailing
group by campaign_key`,
    reads: { 'dwh.fct_mailing': ['campaign_key', 'opened_at'] },
  },
};
