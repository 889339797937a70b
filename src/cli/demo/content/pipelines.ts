import type { PersonId } from './people.js';

/** A task of a pipeline: it builds the tables whose names begin with one of `builds`. */
interface DemoTask {
  readonly title: string;
  readonly about: string;
  readonly builds: readonly string[];
  /** Minutes that a run takes. */
  readonly minutes: number;
}

/** A pipeline and its tasks by id, in the order in which they run. */
export interface DemoPipeline {
  readonly name: string;
  readonly about: string;
  readonly owner: PersonId;
  /** Hour of the day at which runs start. */
  readonly hour: number;
  readonly tasks: Readonly<Record<string, DemoTask>>;
}

/** The pipelines by id. */
export const PIPELINES: Readonly<Record<string, DemoPipeline>> = {
  nightly: {
    name: 'nightly',
    about: 'Builds the warehouse every night.',
    owner: 'ines',
    hour: 2,
    tasks: {
      stage: {
        title: 'Load and clean',
        about: 'Cleans the copies of the sources.',
        builds: ['dwh.stg_'],
        minutes: 14,
      },
      shape: {
        title: 'Build facts',
        about: 'Builds dimensions and facts.',
        builds: ['dwh.dim_', 'dwh.fct_'],
        minutes: 22,
      },
      publish: {
        title: 'Publish marts',
        about: 'Builds the tables that reports read.',
        builds: ['dwh.mart_', 'finance.'],
        minutes: 9,
      },
    },
  },
  ingest: {
    name: 'ingest',
    about: 'Copies sources and files into the warehouse.',
    owner: 'pavel',
    hour: 1,
    tasks: {
      archive: { title: 'Archive events', about: 'Writes page views to files.', builds: ['lake.web_log'], minutes: 6 },
      copy: { title: 'Copy sources', about: 'Loads the copies of the sources.', builds: ['raw.'], minutes: 18 },
    },
  },
  learning: {
    name: 'learning',
    about: 'Computes features and trains the recommendation model.',
    owner: 'yuki',
    hour: 4,
    tasks: {
      features: { title: 'Compute features', about: 'Computes the feature tables.', builds: ['ml.'], minutes: 11 },
      recommend: {
        title: 'Recommend',
        about: 'Writes recommendations for each customer.',
        builds: ['lake.recommendation'],
        minutes: 27,
      },
    },
  },
};
