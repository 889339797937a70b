import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Languages that figures are computed in. */
export enum Dialect {
  ANSI_SQL = 'ANSI_SQL',
  SNOWFLAKE = 'SNOWFLAKE',
  MDX = 'MDX',
  TABLEAU = 'TABLEAU',
  DATABRICKS = 'DATABRICKS',
  MAQL = 'MAQL',
  OTHER = 'OTHER',
}

registerEnumType(Dialect, { name: 'Dialect', description: 'Languages that figures are computed in.' });

/** How a figure is computed, in one language. */
@ObjectType()
export class DialectExpression {
  /** The language. */
  readonly dialect!: Dialect;
  /** The formula. */
  readonly expression!: string;
}

/** How a figure is computed. */
@ObjectType()
export class MetricExpression {
  /** The formula in each language that is known. */
  readonly dialects!: DialectExpression[];
}
