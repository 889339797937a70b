import { registerEnumType } from '@nestjs/graphql';

/** Forms of charts. */
export enum ChartType {
  BAR = 'BAR',
  PIE = 'PIE',
  SCATTER = 'SCATTER',
  TABLE = 'TABLE',
  TEXT = 'TEXT',
  LINE = 'LINE',
  AREA = 'AREA',
  HISTOGRAM = 'HISTOGRAM',
  BOX_PLOT = 'BOX_PLOT',
  WORD_CLOUD = 'WORD_CLOUD',
  COHORT = 'COHORT',
}

registerEnumType(ChartType, { name: 'ChartType', description: 'Forms of charts.' });

/** Languages of the queries behind charts. */
export enum ChartQueryType {
  SQL = 'SQL',
  LOOKML = 'LOOKML',
}

registerEnumType(ChartQueryType, {
  name: 'ChartQueryType',
  description: 'Languages of the queries behind charts.',
});
