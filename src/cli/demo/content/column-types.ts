/** The kinds of values in columns; each platform has a native type for each. */
export type ColumnType = 'int' | 'decimal' | 'text' | 'date' | 'time' | 'bool' | 'json';

/** Type and description of a column. */
export type ColumnText = readonly [type: ColumnType, about: string];
