/** Ids of the glossary nodes. */
export type NodeId = 'lighthouse' | 'commerce' | 'logistics' | 'accounting' | 'readers';

/** Glossary nodes: name, definition, and the parent's id. */
export const NODES: Readonly<Record<NodeId, readonly [name: string, definition: string, parent?: NodeId]>> = {
  lighthouse: ['Lighthouse Books', 'The vocabulary of the bookshop.'],
  commerce: ['Commerce', 'Terms of selling.', 'lighthouse'],
  logistics: ['Logistics', 'Terms of storing and moving books.', 'lighthouse'],
  accounting: ['Accounting', 'Terms of the ledger.', 'lighthouse'],
  readers: ['Readers', 'Terms for customers and their behavior.', 'lighthouse'],
};

/** Ids of the glossary terms. */
export type TermId = keyof typeof TERMS;

/** Glossary terms: their node, name and definition. */
export const TERMS = {
  order: ['commerce', 'Order', 'A request of a customer for books, whether or not it is paid.'],
  order_line: ['commerce', 'Order Line', 'One title within an order.'],
  basket: ['commerce', 'Basket', 'Books that a customer has collected, but not ordered.'],
  voucher: ['commerce', 'Voucher', 'A code that reduces the price of an order.'],
  best_seller: ['commerce', 'Best Seller', 'One of the hundred titles with the most pieces sold in a month.'],
  refund: ['commerce', 'Refund', 'Money that is returned to a customer.'],
  shelf: ['logistics', 'Shelf', 'A place in the store room, with a fixed capacity.'],
  stock_level: ['logistics', 'Stock Level', 'Pieces of a title that are ready to be sold.'],
  lead_time: ['logistics', 'Lead Time', 'Days between the order to a supplier and the delivery.'],
  parcel: ['logistics', 'Parcel', 'A shipment to a customer, for one order.'],
  return: ['logistics', 'Return', 'Books that a customer sends back.'],
  revenue: ['accounting', 'Revenue', 'Amounts invoiced in a period, without tax and less discounts.'],
  margin: ['accounting', 'Margin', 'Revenue less the cost of the books and less refunds.'],
  cost_of_goods: ['accounting', 'Cost of Goods', 'Purchase prices of the books that were sold.'],
  tax: ['accounting', 'Sales Tax', 'Tax that is collected with each sale.'],
  liability: ['accounting', 'Liability', 'An amount that the company owes, such as the balance of gift cards.'],
  customer: ['readers', 'Customer', 'A person with an account who has ordered at least once.'],
  member: ['readers', 'Member', 'A customer who joined the loyalty program.'],
  consent: ['readers', 'Consent', 'Permission to use personal data for a purpose.'],
  churn: ['readers', 'Churn', 'Share of customers without an order in the last twelve months.'],
  lifetime_value: ['readers', 'Lifetime Value', 'Expected margin of a customer over all future orders.'],
  visit: ['readers', 'Visit', 'Consecutive page views of one browser within thirty minutes.'],
} as const satisfies Readonly<Record<string, readonly [node: NodeId, name: string, definition: string]>>;

/** How terms relate: subject, relation and object. */
export const TERM_RELATIONS: readonly (readonly [from: TermId, relation: 'isA' | 'hasA' | 'relatedTo', to: TermId])[] =
  [
    ['member', 'isA', 'customer'],
    ['order', 'hasA', 'order_line'],
    ['order', 'relatedTo', 'basket'],
    ['refund', 'relatedTo', 'return'],
    ['margin', 'relatedTo', 'revenue'],
    ['margin', 'relatedTo', 'cost_of_goods'],
    ['lifetime_value', 'relatedTo', 'churn'],
    ['customer', 'hasA', 'consent'],
  ];
