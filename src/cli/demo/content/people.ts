/** A fictional employee. */
interface Person {
  readonly name: string;
  readonly title: string;
  readonly team: TeamId;
  readonly manager?: PersonId;
}

/** Ids of the teams. */
export type TeamId = 'data' | 'shop' | 'stock' | 'finance' | 'marketing';

/** Ids of the people. */
export type PersonId =
  'mara' | 'tomas' | 'ines' | 'okan' | 'lena' | 'pavel' | 'sofia' | 'yuki' | 'amara' | 'jonas' | 'nadia' | 'emil';

/** The people who own metadata. */
export const PEOPLE: Readonly<Record<PersonId, Person>> = {
  mara: { name: 'Mara Lindqvist', title: 'Head of Data', team: 'data' },
  tomas: { name: 'Tomáš Havel', title: 'Shop Engineer', team: 'shop', manager: 'okan' },
  ines: { name: 'Inês Duarte', title: 'Analytics Engineer', team: 'data', manager: 'mara' },
  okan: { name: 'Okan Yildiz', title: 'Head of Engineering', team: 'shop' },
  lena: { name: 'Lena Brandt', title: 'Warehouse Manager', team: 'stock' },
  pavel: { name: 'Pavel Dimov', title: 'Stock Engineer', team: 'stock', manager: 'lena' },
  sofia: { name: 'Sofia Marchetti', title: 'Controller', team: 'finance' },
  yuki: { name: 'Yuki Tanabe', title: 'Data Scientist', team: 'data', manager: 'mara' },
  amara: { name: 'Amara Nwosu', title: 'Campaign Manager', team: 'marketing' },
  jonas: { name: 'Jonas Weber', title: 'Financial Analyst', team: 'finance', manager: 'sofia' },
  nadia: { name: 'Nadia Haddad', title: 'Data Steward', team: 'data', manager: 'mara' },
  emil: { name: 'Emil Sand', title: 'Marketing Analyst', team: 'marketing', manager: 'amara' },
};

/** Teams, which are groups: name, description, and the id of the person who leads it. */
export const TEAMS: Readonly<Record<TeamId, readonly [name: string, about: string, lead: PersonId]>> = {
  data: ['Data Team', 'Builds the warehouse, the reports and the models.', 'mara'],
  shop: ['Shop Team', 'Develops and operates the web shop.', 'okan'],
  stock: ['Stock Team', 'Runs the warehouse and the orders to suppliers.', 'lena'],
  finance: ['Finance Team', 'Closes the books and reports to the owners.', 'sofia'],
  marketing: ['Marketing Team', 'Runs campaigns and the loyalty program.', 'amara'],
};

/** Ownership types of the company, beside those of every installation: name and description. */
export const OWNERSHIP_TYPES = {
  on_call: ['On Call', 'Is called when the asset is late or wrong.'],
  data_sponsor: ['Data Sponsor', 'Pays for the asset and decides on its future.'],
} as const;
