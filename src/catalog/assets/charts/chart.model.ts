import { Field, ObjectType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Dataset, Embed } from '../datasets/index.js';
import { Entity, type EntityRef, DataPlatform } from '../../../entities/index.js';
import { ChartQueryType, ChartType } from './chart-type.enum.js';
import { InputFields } from './input-fields.model.js';
import { ReportDetails } from './report-details.model.js';

/** What the tool tells of a chart. */
@ObjectType()
export class ChartProperties extends ReportDetails {
  /** Form of the chart. */
  readonly type?: ChartType | null;
}

/** What the tool tells of a chart. Deprecated: use `ChartProperties`. */
@ObjectType()
export class ChartInfo extends ReportDetails {
  /** Datasets that the chart shows. */
  @Field(() => [Dataset], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly inputs?: EntityRef[] | null;
  /** Form of the chart. */
  readonly type?: ChartType | null;
}

/** What people wrote about a chart. */
@ObjectType()
export class ChartEditableProperties {
  /** What the chart shows; goes before the description that was ingested. */
  readonly description?: string | null;
}

/** The query behind a chart. */
@ObjectType()
export class ChartQuery {
  /** Text of the query. */
  readonly rawQuery!: string;
  /** Language of the query. */
  readonly type!: ChartQueryType;
}

/** A picture of data in a tool. */
@ObjectType({ implements: () => Entity })
export class Chart extends PlacedAsset {
  /** Id of the tool, as in `looker`. */
  readonly tool!: string;
  /** Id of the chart in its tool. */
  readonly chartId!: string;
  /** The platform of the chart. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** What the tool tells of the chart. */
  readonly properties?: ChartProperties | null;
  /** What people wrote about the chart. */
  readonly editableProperties?: ChartEditableProperties | null;
  /** The query behind the chart. */
  readonly query?: ChartQuery | null;
  /** How the chart is shown inside other pages. */
  readonly embed?: Embed | null;
  /** The columns that the chart shows. */
  readonly inputFields?: InputFields | null;
  /** The same as `properties`, with the datasets. */
  @Field(() => ChartInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: ChartInfo | null;
  /** The same as `editableProperties`. */
  @Field(() => ChartEditableProperties, { nullable: true, deprecationReason: 'Use editableProperties.' })
  readonly editableInfo?: ChartEditableProperties | null;
}
