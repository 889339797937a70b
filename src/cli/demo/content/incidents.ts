import type { PersonId } from './people.js';

/** An incident on tables. Days are counted back from today. */
export interface DemoIncident {
  readonly kind: 'FRESHNESS' | 'VOLUME' | 'FIELD' | 'SQL' | 'DATA_SCHEMA' | 'OPERATIONAL';
  readonly title: string;
  readonly about: string;
  readonly tables: readonly string[];
  readonly assignee: PersonId;
  /** 0 = critical to 3 = low. */
  readonly priority: number;
  readonly raised: number;
  readonly stage: 'TRIAGE' | 'INVESTIGATION' | 'WORK_IN_PROGRESS' | 'FIXED';
  /** The message with which it was resolved, and the day. Absent = it is open. */
  readonly resolved?: readonly [message: string, day: number];
  /** The failed check that raised it. */
  readonly assertion?: string;
}

/** Incidents by id. */
export const INCIDENTS: Readonly<Record<string, DemoIncident>> = {
  'margin-too-large': {
    kind: 'SQL',
    title: 'Margin exceeds revenue for imported books',
    about: 'Costs in foreign currencies are missing, so that the margin is larger than the revenue.',
    tables: ['dwh.fct_margin', 'finance.revenue_by_month'],
    assignee: 'ines',
    priority: 1,
    raised: 1,
    stage: 'INVESTIGATION',
    assertion: 'margin-sql',
  },
  'books-without-price': {
    kind: 'FIELD',
    title: 'New books have no price',
    about: 'The price list of one supplier arrived without prices.',
    tables: ['shop.book'],
    assignee: 'pavel',
    priority: 2,
    raised: 0,
    stage: 'TRIAGE',
    assertion: 'book-price',
  },
  'late-orders': {
    kind: 'FRESHNESS',
    title: 'Orders of Sunday arrived late',
    about: 'The topic of orders had a lag of six hours.',
    tables: ['events.order_placed', 'dwh.stg_order', 'dwh.fct_sales'],
    assignee: 'tomas',
    priority: 0,
    raised: 9,
    stage: 'FIXED',
    resolved: ['The consumer was restarted with more memory.', 8],
  },
  'web-log-volume': {
    kind: 'VOLUME',
    title: 'Page views fell by half',
    about: 'A release of the web shop dropped the events of mobile browsers.',
    tables: ['lake.web_log', 'dwh.stg_visit'],
    assignee: 'okan',
    priority: 2,
    raised: 16,
    stage: 'FIXED',
    resolved: ['The release was rolled back.', 14],
  },
  'mailing-schema': {
    kind: 'DATA_SCHEMA',
    title: 'Column of mailings was renamed',
    about: 'The provider renamed the time of opening without notice.',
    tables: ['loyalty.mailing', 'raw.mailing'],
    assignee: 'emil',
    priority: 3,
    raised: 21,
    stage: 'FIXED',
    resolved: ['The copy uses the new name.', 20],
  },
};
