import { assertionRuns, assertions } from './builders/assertions.js';
import { containers } from './builders/containers.js';
import { dbtModels } from './builders/dbt.js';
import { announcements, documents } from './builders/documents.js';
import { answers, definitions } from './builders/governance.js';
import { incidents } from './builders/incidents.js';
import { learning } from './builders/learning.js';
import { people } from './builders/people.js';
import { pipelines, runs } from './builders/pipelines.js';
import { products } from './builders/products.js';
import { queries } from './builders/queries.js';
import { reports, reportSeries } from './builders/reports.js';
import { tableSeries } from './builders/series.js';
import { tables } from './builders/tables.js';
import { vocabulary } from './builders/vocabulary.js';
import { dayOf } from './calendar.js';
import type { DemoProposal } from './proposal.js';

/**
 * The metadata of the whole company on the day of `now` (milliseconds since 1970), definitions before the assets that
 * use them. It depends on the day alone; only time series, runs and incidents depend on it.
 */
export function demoProposals(now: number): readonly DemoProposal[] {
  const today = dayOf(now);
  return [
    ...people(),
    ...vocabulary(),
    ...definitions(),
    ...containers(),
    ...tables(),
    ...answers(),
    ...dbtModels(),
    ...pipelines(),
    ...reports(),
    ...learning(),
    ...products(),
    ...queries(),
    ...documents(),
    ...announcements(),
    ...assertions(),
    ...incidents(today),
    ...runs(today),
    ...assertionRuns(today),
    ...tableSeries(today),
    ...reportSeries(today),
  ];
}

/** The urns of all entities, in the order in which they are written. */
export function demoUrns(proposals: readonly DemoProposal[]): readonly string[] {
  return [...new Set(proposals.map(({ entityUrn }) => entityUrn))];
}
