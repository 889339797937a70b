import { tablesOf } from './table.js';

/** The database of the loyalty program. */
export const LOYALTY = tablesOf(
  { platform: 'mysql', schema: 'loyalty', domain: 'marketing', owner: 'emil' },
  {
    member: {
      about: 'Members of the loyalty program.',
      columns: 'member_id! customer_id email member_level member_since',
      tags: ['personal'],
      terms: ['member'],
    },
    points_entry: {
      about: 'Points that members earned or spent.',
      columns: 'entry_id! member_id>member points points_reason booked_at',
    },
    campaign: {
      about: 'Campaigns and their budgets.',
      columns: 'campaign_id! campaign_name channel starts_on ends_on budget',
    },
    mailing: {
      about: 'Mailings to members, one row for each recipient.',
      columns: 'mailing_id! campaign_id>campaign member_id>member sent_at opened_at',
    },
    newsletter_consent: {
      about: 'Consents of members to receive mailings.',
      columns: 'member_id!>member consented_at withdrawn_at',
      tags: ['personal'],
      terms: ['consent'],
    },
  },
);
