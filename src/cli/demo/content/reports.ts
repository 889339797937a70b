import type { DomainId } from './domains.js';
import type { PersonId } from './people.js';

/** A chart: its title, kind, the table that it reads, and the columns that it shows. */
export interface DemoChart {
  readonly title: string;
  readonly kind: 'BAR' | 'PIE' | 'TABLE' | 'LINE' | 'AREA';
  readonly table: string;
  readonly columns: readonly string[];
}

/** A dashboard and its charts by id. */
export interface DemoDashboard {
  readonly tool: 'looker' | 'tableau';
  readonly title: string;
  readonly about: string;
  readonly domain: DomainId;
  readonly owner: PersonId;
  readonly charts: Readonly<Record<string, DemoChart>>;
}

const bar = (title: string, table: string, ...columns: readonly string[]): DemoChart => ({
  title,
  kind: 'BAR',
  table,
  columns,
});
const line = (...chart: Parameters<typeof bar>): DemoChart => ({ ...bar(...chart), kind: 'LINE' });
const list = (...chart: Parameters<typeof bar>): DemoChart => ({ ...bar(...chart), kind: 'TABLE' });

/** The dashboards by id. */
export const DASHBOARDS: Readonly<Record<string, DemoDashboard>> = {
  morning: {
    tool: 'looker',
    title: 'Morning Report',
    about: 'What was sold yesterday, and what has to be ordered today.',
    domain: 'sales',
    owner: 'mara',
    charts: {
      sold: bar('Sold yesterday', 'dwh.fct_sales', 'day', 'pieces', 'revenue'),
      shelves: list('Empty shelves', 'dwh.mart_reorder', 'isbn', 'days_left'),
      funnel: line('Visits and orders', 'dwh.mart_order_funnel', 'day', 'visits', 'conversion_rate'),
    },
  },
  month: {
    tool: 'looker',
    title: 'Month in Review',
    about: 'Best sellers, genres and margin of the month.',
    domain: 'sales',
    owner: 'mara',
    charts: {
      best: list('Best sellers', 'dwh.mart_best_sellers', 'rank_in_month', 'isbn', 'pieces'),
      margin: line('Margin by week', 'dwh.fct_margin', 'day', 'margin'),
      genres: bar('Revenue by genre', 'dwh.mart_sales_by_genre', 'genre_name', 'revenue'),
    },
  },
  ledger: {
    tool: 'tableau',
    title: 'Ledger',
    about: 'The figures that the finance team reports to the owners.',
    domain: 'finance',
    owner: 'sofia',
    charts: {
      revenue: line('Revenue by month', 'finance.revenue_by_month', 'month', 'revenue', 'margin'),
      tax: list('Sales tax', 'finance.tax_report', 'country_code', 'tax'),
      liability: line('Gift card balance', 'finance.gift_card_liability', 'month', 'balance'),
    },
  },
  warehouse: {
    tool: 'tableau',
    title: 'Suppliers and Parcels',
    about: 'How suppliers deliver and how parcels arrive.',
    domain: 'stock',
    owner: 'lena',
    charts: {
      suppliers: list('Supplier scores', 'dwh.mart_supplier_score', 'supplier_name', 'score'),
      delays: bar('Late parcels by carrier', 'dwh.mart_parcel_delay', 'carrier_name', 'days_late'),
      returns: bar('Reasons of returns', 'dwh.mart_return_reasons', 'return_reason', 'orders'),
    },
  },
  campaigns: {
    tool: 'looker',
    title: 'Campaigns',
    about: 'What campaigns cost and what they bring.',
    domain: 'marketing',
    owner: 'amara',
    charts: {
      effect: bar('Cost and revenue', 'dwh.mart_campaign_effect', 'campaign_name', 'spend', 'revenue'),
      value: bar('Value by kind of reader', 'dwh.mart_customer_value', 'reader_kind', 'lifetime_value'),
    },
  },
};
