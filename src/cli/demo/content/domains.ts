import type { PersonId } from './people.js';

/** Ids of the domains. */
export type DomainId =
  'sales' | 'stock' | 'people' | 'finance' | 'marketing' | 'web' | 'stores' | 'purchasing' | 'shipping' | 'learning';

/** A domain, possibly within another one. */
interface Domain {
  readonly name: string;
  readonly about: string;
  readonly owner: PersonId;
  readonly parent?: DomainId;
}

/** The domains, each after its parent. */
export const DOMAINS: Readonly<Record<DomainId, Domain>> = {
  sales: { name: 'Sales', about: 'Orders, payments and the margin that remains.', owner: 'mara' },
  web: { name: 'Web Shop', about: 'Baskets, searches and visits of the web shop.', owner: 'okan', parent: 'sales' },
  stores: { name: 'Stores', about: 'The three stores, their tills and their staff.', owner: 'okan', parent: 'sales' },
  stock: { name: 'Stock', about: 'Books, shelves and the warehouses.', owner: 'lena' },
  purchasing: { name: 'Purchasing', about: 'Suppliers and their deliveries.', owner: 'lena', parent: 'stock' },
  shipping: { name: 'Shipping', about: 'Parcels to customers, and their returns.', owner: 'pavel', parent: 'stock' },
  people: { name: 'Readers', about: 'Customers and their opinions of books.', owner: 'nadia' },
  marketing: { name: 'Marketing', about: 'Campaigns, mailings and loyalty.', owner: 'amara', parent: 'people' },
  finance: { name: 'Finance', about: 'Revenue, costs, tax and liabilities.', owner: 'sofia' },
  learning: { name: 'Machine Learning', about: 'Features and models for recommendations.', owner: 'yuki' },
};
