import { registerEnumType } from '@nestjs/graphql';

/** Types of charts. */
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

registerEnumType(ChartType, { name: 'ChartType', description: 'Types of charts.' });

/** Languages of chart queries. */
export enum ChartQueryType {
  SQL = 'SQL',
  LOOKML = 'LOOKML',
}

registerEnumType(ChartQueryType, {
  name: 'ChartQueryType',
  description: 'Languages of chart queries.',
});
