import type { MLFeatureDataType, StoredOf } from '../../../model/index.js';

/** The kind of a feature's values. */
type FeatureKind = StoredOf<typeof MLFeatureDataType>;

/** A feature table, the table that it is computed from, and its features by name. */
export interface DemoFeatureTable {
  readonly about: string;
  readonly table: string;
  readonly key: string;
  readonly features: Readonly<Record<string, readonly [kind: FeatureKind, about: string]>>;
}

/** Feature tables by name. */
export const FEATURE_TABLES: Readonly<Record<string, DemoFeatureTable>> = {
  reader: {
    about: 'Features of customers.',
    table: 'ml.customer_features',
    key: 'customer_key',
    features: {
      orders: ['COUNT', 'Number of orders in the last twelve months.'],
      lifetime_value: ['CONTINUOUS', 'Expected margin of the customer.'],
      reader_kind: ['NOMINAL', 'Kind of reader.'],
    },
  },
  book: {
    about: 'Features of books.',
    table: 'ml.book_features',
    key: 'isbn',
    features: {
      price: ['CONTINUOUS', 'List price.'],
      stars: ['ORDINAL', 'Mean rating.'],
      rank_in_month: ['ORDINAL', 'Place among the best sellers of the month.'],
    },
  },
};

/** The group of the recommendation models. */
export const MODEL_GROUP = {
  id: 'recommendation',
  name: 'Book Recommendation',
  about: 'Recommends books to customers who bought at least one.',
} as const;

/** Versions of the recommendation model, oldest first: version, change, and accuracy. */
export const MODEL_VERSIONS = [
  ['1.0', 'First version, with books only.', 0.61],
  ['1.1', 'Adds the kind of reader.', 0.68],
  ['2.0', 'Adds prices and ratings.', 0.74],
] as const;
