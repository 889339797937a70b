import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Expression languages of metrics. */
export enum Dialect {
  ANSI_SQL = 'ANSI_SQL',
  SNOWFLAKE = 'SNOWFLAKE',
  MDX = 'MDX',
  TABLEAU = 'TABLEAU',
  DATABRICKS = 'DATABRICKS',
  MAQL = 'MAQL',
  OTHER = 'OTHER',
}

registerEnumType(Dialect, { name: 'Dialect', description: 'Expression languages of metrics.' });

/** An expression in one language. */
@ObjectType()
export class DialectExpression {
  /** Language of the expression. */
  readonly dialect!: Dialect;
  /** Text of the expression. */
  readonly expression!: string;
}

/** The computation of a metric or a column. */
@ObjectType()
export class MetricExpression {
  /** The expression in each known language. */
  readonly dialects!: DialectExpression[];
}
