import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { MetricExpression } from './metric-expression.model.js';

/** What a column is to a semantic model. */
export enum SemanticFieldType {
  DIMENSION = 'DIMENSION',
  MEASURE = 'MEASURE',
  FILTER = 'FILTER',
  OTHER = 'OTHER',
}

registerEnumType(SemanticFieldType, {
  name: 'SemanticFieldType',
  description: 'What a column is to a semantic model.',
  valuesMap: {
    DIMENSION: { description: 'What figures are split by.' },
    MEASURE: { description: 'What is counted or summed.' },
    FILTER: { description: 'A condition on rows.' },
    OTHER: { description: 'Anything else.' },
  },
});

/** What is known of a column that figures are split by. */
@ObjectType()
export class Dimension {
  /** Whether it holds times. */
  readonly isTime!: boolean;
}

/** What a column means to a semantic model. */
@ObjectType()
export class SemanticFieldAnnotation {
  /** What it is. */
  readonly type!: SemanticFieldType;
  /** How it is computed. */
  readonly expression!: MetricExpression;
  /** How values are brought together, as in `sum`. */
  readonly aggregationFunction?: string | null;
  /** What is known of it when figures are split by it. */
  readonly dimension?: Dimension | null;
}
