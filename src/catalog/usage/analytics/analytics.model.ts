import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { DateInterval } from '../../quality/assertions/index.js';
import { Entity, type EntityRef } from '../../../entities/index.js';
import { EntityProfileParams, SearchParams } from '../../../discovery/index.js';

/** A time window. */
@ObjectType()
export class DateRange {
  /** Start, in milliseconds since 1970. */
  readonly start!: string;
  /** End, in milliseconds since 1970. */
  readonly end!: string;
}

/** A point of a line. */
@ObjectType()
export class NumericDataPoint {
  /** Time, in milliseconds since 1970. */
  readonly x!: string;
  /** The count. */
  @Field(() => Int)
  readonly y!: number;
}

/** A line of a chart over time. */
@ObjectType()
export class NamedLine {
  /** Name of the line. */
  readonly name!: string;
  /** Points in chronological order. */
  readonly data!: NumericDataPoint[];
}

/** A chart over time. */
@ObjectType()
export class TimeSeriesChart {
  /** Title of the chart. */
  readonly title!: string;
  /** Lines of the chart. */
  readonly lines!: NamedLine[];
  /** Time range of the chart. */
  readonly dateRange!: DateRange;
  /** Interval between points. */
  @Field(() => DateInterval)
  readonly interval!: DateInterval;
}

/** A segment of a bar. */
@ObjectType()
export class BarSegment {
  /** Label of the segment. */
  readonly label!: string;
  /** The count. */
  @Field(() => Int)
  readonly value!: number;
}

/** A bar. */
@ObjectType()
export class NamedBar {
  /** Name of the bar. */
  readonly name!: string;
  /** Segments of the bar. */
  readonly segments!: BarSegment[];
}

/** A bar chart. */
@ObjectType()
export class BarChart {
  /** Title of the chart. */
  readonly title!: string;
  /** Bars, highest first. */
  readonly bars!: NamedBar[];
}

/** Link of a cell to a search or an entity. */
@ObjectType()
export class LinkParams {
  /** The search. */
  readonly searchParams?: SearchParams | null;
  /** The entity. */
  readonly entityProfileParams?: EntityProfileParams | null;
}

/** A cell of a table. */
@ObjectType()
export class Cell {
  /** Text of the cell. */
  readonly value!: string;
  /** The entity that the cell names. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Link of the cell. */
  readonly linkParams?: LinkParams | null;
}

/** A row of a table. */
@ObjectType()
export class Row {
  /** Texts of the cells. */
  readonly values!: string[];
  /** Cells of the row. */
  readonly cells?: Cell[] | null;
}

/** A table. */
@ObjectType()
export class TableChart {
  /** Title of the table. */
  readonly title!: string;
  /** Titles of the columns. */
  readonly columns!: string[];
  /** Rows of the table. */
  readonly rows!: Row[];
}

/** A chart of one of several types. */
export const AnalyticsChart = createUnionType({
  name: 'AnalyticsChart',
  description: 'A chart of one of several types.',
  types: () => [TimeSeriesChart, BarChart, TableChart] as const,
  resolveType: (chart: TimeSeriesChart | BarChart | TableChart) => {
    if ('bars' in chart) return BarChart;
    return 'rows' in chart ? TableChart : TimeSeriesChart;
  },
});

/** A group of charts. */
@ObjectType()
export class AnalyticsChartGroup {
  /** Id of the group. */
  readonly groupId!: string;
  /** Title of the group. */
  readonly title!: string;
  /** The charts. */
  @Field(() => [AnalyticsChart])
  readonly charts!: (TimeSeriesChart | BarChart | TableChart)[];
}

/** A headline figure. */
@ObjectType()
export class Highlight {
  /** The number. */
  @Field(() => Int)
  readonly value!: number;
  /** Title of the figure. */
  readonly title!: string;
  /** Explanation of the figure. */
  readonly body!: string;
}
