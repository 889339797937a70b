import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { MetricExpression } from './metric-expression.model.js';

/** Roles of a column in a semantic model. */
export enum SemanticFieldType {
  DIMENSION = 'DIMENSION',
  MEASURE = 'MEASURE',
  FILTER = 'FILTER',
  OTHER = 'OTHER',
}

registerEnumType(SemanticFieldType, {
  name: 'SemanticFieldType',
  description: 'Roles of a column in a semantic model.',
  valuesMap: {
    DIMENSION: { description: 'Groups the values of measures.' },
    MEASURE: { description: 'A value to aggregate.' },
    FILTER: { description: 'A condition on rows.' },
    OTHER: { description: 'Any other role.' },
  },
});

/** Properties of a dimension. */
@ObjectType()
export class Dimension {
  /** Whether the dimension is temporal. */
  readonly isTime!: boolean;
}

/** Meaning of a column in a semantic model. */
@ObjectType()
export class SemanticFieldAnnotation {
  /** Role of the column. */
  readonly type!: SemanticFieldType;
  /** Expression that computes the column. */
  readonly expression!: MetricExpression;
  /** Aggregation function, such as `sum`. */
  readonly aggregationFunction?: string | null;
  /** Properties of the column if it is a dimension. */
  readonly dimension?: Dimension | null;
}
