import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import { DateInterval } from '../../quality/assertions/index.js';
import { Entity, type EntityRef } from '../../../entities/index.js';
import { EntityProfileParams, SearchParams } from '../../../discovery/index.js';

/** A span of time. */
@ObjectType()
export class DateRange {
  /** Its start, in milliseconds since 1970. */
  readonly start!: string;
  /** Its end, in milliseconds since 1970. */
  readonly end!: string;
}

/** A point of a line. */
@ObjectType()
export class NumericDataPoint {
  /** When, in milliseconds since 1970. */
  readonly x!: string;
  /** How many. */
  @Field(() => Int)
  readonly y!: number;
}

/** A line of a chart over time. */
@ObjectType()
export class NamedLine {
  /** What the line is of. */
  readonly name!: string;
  /** Its points, in order of time. */
  readonly data!: NumericDataPoint[];
}

/** A chart over time. */
@ObjectType()
export class TimeSeriesChart {
  /** What the chart shows. */
  readonly title!: string;
  /** Its lines. */
  readonly lines!: NamedLine[];
  /** The time that is shown. */
  readonly dateRange!: DateRange;
  /** How far apart points are. */
  @Field(() => DateInterval)
  readonly interval!: DateInterval;
}

/** A part of a bar. */
@ObjectType()
export class BarSegment {
  /** What the part is of. */
  readonly label!: string;
  /** How many. */
  @Field(() => Int)
  readonly value!: number;
}

/** A bar. */
@ObjectType()
export class NamedBar {
  /** What the bar is of. */
  readonly name!: string;
  /** Its parts. */
  readonly segments!: BarSegment[];
}

/** A chart of bars. */
@ObjectType()
export class BarChart {
  /** What the chart shows. */
  readonly title!: string;
  /** Its bars, the highest first. */
  readonly bars!: NamedBar[];
}

/** Where a cell leads: to a search or to an entity. */
@ObjectType()
export class LinkParams {
  /** To a search. */
  readonly searchParams?: SearchParams | null;
  /** To an entity. */
  readonly entityProfileParams?: EntityProfileParams | null;
}

/** A cell of a table. */
@ObjectType()
export class Cell {
  /** What stands in it. */
  readonly value!: string;
  /** The entity that it names. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Where it leads. */
  readonly linkParams?: LinkParams | null;
}

/** A row of a table. */
@ObjectType()
export class Row {
  /** Texts of its cells. */
  readonly values!: string[];
  /** Its cells. */
  readonly cells?: Cell[] | null;
}

/** A table. */
@ObjectType()
export class TableChart {
  /** What the table shows. */
  readonly title!: string;
  /** Titles of its columns. */
  readonly columns!: string[];
  /** Its rows. */
  readonly rows!: Row[];
}

/** A chart of one of several kinds. */
export const AnalyticsChart = createUnionType({
  name: 'AnalyticsChart',
  description: 'A chart of one of several kinds.',
  types: () => [TimeSeriesChart, BarChart, TableChart] as const,
  resolveType: (chart: TimeSeriesChart | BarChart | TableChart) => {
    if ('bars' in chart) return BarChart;
    return 'rows' in chart ? TableChart : TimeSeriesChart;
  },
});

/** Charts that belong together. */
@ObjectType()
export class AnalyticsChartGroup {
  /** Id of the group. */
  readonly groupId!: string;
  /** What the charts are about. */
  readonly title!: string;
  /** The charts. */
  @Field(() => [AnalyticsChart])
  readonly charts!: (TimeSeriesChart | BarChart | TableChart)[];
}

/** A number worth knowing. */
@ObjectType()
export class Highlight {
  /** The number. */
  @Field(() => Int)
  readonly value!: number;
  /** What it counts. */
  readonly title!: string;
  /** What more there is to say of it. */
  readonly body!: string;
}
