/** Ids of the tags. */
export type TagId = 'personal' | 'money' | 'old' | 'critical' | 'daily' | 'external' | 'experimental' | 'certified';

/** Tags: name, description and color. */
export const TAGS: Readonly<Record<TagId, readonly [name: string, about: string, color: string]>> = {
  personal: ['Personal data', 'Names a person, or can be traced to one.', '#C2410C'],
  money: ['Money', 'Amounts that the accounts of the company rest on.', '#15803D'],
  old: ['On its way out', 'Nothing new should be built on it.', '#737373'],
  critical: ['Critical', 'An outage is noticed by customers within the hour.', '#B91C1C'],
  daily: ['Daily', 'Loaded once a night.', '#1D4ED8'],
  external: ['External', 'Supplied by another company.', '#7E22CE'],
  experimental: ['Experimental', 'May change or vanish without notice.', '#A16207'],
  certified: ['Certified', 'Reviewed by the data team in this quarter.', '#0F766E'],
};
