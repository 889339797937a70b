import type { PersonId } from './people.js';

/** A task of a pipeline, which builds one table. */
interface DemoTask {
  readonly title: string;
  readonly about: string;
  readonly builds: string;
  /** Minutes that a run takes. */
  readonly minutes: number;
}

/** A pipeline and its tasks by id, in the order in which they run. */
export interface DemoPipeline {
  readonly name: string;
  readonly about: string;
  readonly owner: PersonId;
  /** Hour of the evening at which runs start. */
  readonly hour: number;
  readonly tasks: Readonly<Record<string, DemoTask>>;
}

/** The pipelines by id. */
export const PIPELINES: Readonly<Record<string, DemoPipeline>> = {
  ingest: {
    name: 'ingest',
    about: 'Copies sources and files into the warehouse.',
    owner: 'pavel',
    hour: 20,
    tasks: {
      archive: {
        title: 'Archive page views',
        about: 'Writes page views to files.',
        builds: 'lake.web_log',
        minutes: 6,
      },
      rates: {
        title: 'Copy rates',
        about: 'Loads the exchange rates of the day.',
        builds: 'raw.exchange_rate',
        minutes: 2,
      },
    },
  },
  nightly: {
    name: 'nightly',
    about: 'Builds the warehouse every night.',
    owner: 'ines',
    hour: 21,
    tasks: {
      stage: { title: 'Clean orders', about: 'Converts times and currencies.', builds: 'dwh.stg_order', minutes: 14 },
      shape: { title: 'Build sales', about: 'Joins orders with dimensions.', builds: 'dwh.fct_sales', minutes: 22 },
      publish: {
        title: 'Publish best sellers',
        about: 'Ranks the books of the month.',
        builds: 'dwh.mart_best_sellers',
        minutes: 9,
      },
    },
  },
  learning: {
    name: 'learning',
    about: 'Computes features and writes recommendations.',
    owner: 'yuki',
    hour: 22,
    tasks: {
      features: {
        title: 'Compute features',
        about: 'Computes the features of customers.',
        builds: 'ml.customer_features',
        minutes: 11,
      },
      recommend: {
        title: 'Recommend',
        about: 'Writes recommendations for each customer.',
        builds: 'lake.recommendation',
        minutes: 27,
      },
    },
  },
};
