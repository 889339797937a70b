import { tablesOf, type TableContent } from './table.js';

const copy = (name: string, columns: string, more: Partial<TableContent> = {}): TableContent => ({
  about: `Copy of ${name}, loaded every night.`,
  columns,
  from: [name],
  tags: ['daily'],
  ...more,
});

/** Copies of sources in the warehouse. */
export const RAW = tablesOf(
  { platform: 'snowflake', schema: 'raw', domain: 'finance', owner: 'ines' },
  {
    exchange_rate: copy('lake.exchange_rate', 'day! currency! rate'),
    ad_spend: copy('lake.ad_spend', 'day! campaign_id! spend', { domain: 'marketing' }),
    web_log: copy('lake.web_log', 'session_id page viewed_at payload', { domain: 'web' }),
    member: copy('loyalty.member', 'member_id! customer_id member_level member_since', { domain: 'marketing' }),
    points_entry: copy('loyalty.points_entry', 'entry_id! member_id points booked_at', { domain: 'marketing' }),
    campaign: copy('loyalty.campaign', 'campaign_id! campaign_name channel starts_on ends_on', { domain: 'marketing' }),
    mailing: copy('loyalty.mailing', 'mailing_id! campaign_id member_id sent_at opened_at', { domain: 'marketing' }),
    store: copy('staff.store', 'store_id! store_name city country_code opened_on', { domain: 'stores' }),
    till_receipt: copy('staff.till_receipt', 'receipt_id! store_id sold_at amount currency', { domain: 'stores' }),
  },
);
