import { Field, ObjectType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Dataset, Embed } from '../datasets/index.js';
import { Entity, type EntityRef, EntityWithRelationships, DataPlatform } from '../../../entities/index.js';
import { ChartQueryType, ChartType } from './chart-type.enum.js';
import { InputFields } from './input-fields.model.js';
import { ReportDetails } from './report-details.model.js';

/** Properties of a chart from its tool. */
@ObjectType()
export class ChartProperties extends ReportDetails {
  /** Type of the chart. */
  readonly type?: ChartType | null;
}

/** Properties of a chart from its tool. Deprecated: use `ChartProperties`. */
@ObjectType()
export class ChartInfo extends ReportDetails {
  /** Datasets that the chart uses. */
  @Field(() => [Dataset], { nullable: true, deprecationReason: 'Use relationships.' })
  readonly inputs?: EntityRef[] | null;
  /** Type of the chart. */
  readonly type?: ChartType | null;
}

/** Editable properties of a chart. */
@ObjectType()
export class ChartEditableProperties {
  /** Description of the chart; takes precedence over the ingested description. */
  readonly description?: string | null;
}

/** The query of a chart. */
@ObjectType()
export class ChartQuery {
  /** Text of the query. */
  readonly rawQuery!: string;
  /** Language of the query. */
  readonly type!: ChartQueryType;
}

/** A chart in a tool. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Chart extends PlacedAsset {
  /** Id of the tool, such as `looker`. */
  readonly tool!: string;
  /** Id of the chart in its tool. */
  readonly chartId!: string;
  /** The platform of the chart. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Properties of the chart from its tool. */
  readonly properties?: ChartProperties | null;
  /** Editable properties of the chart. */
  readonly editableProperties?: ChartEditableProperties | null;
  /** Query of the chart. */
  readonly query?: ChartQuery | null;
  /** Embedded view of the chart. */
  readonly embed?: Embed | null;
  /** Columns that the chart uses. */
  readonly inputFields?: InputFields | null;
  /** The same as `properties`, with the input datasets. */
  @Field(() => ChartInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: ChartInfo | null;
  /** The same as `editableProperties`. */
  @Field(() => ChartEditableProperties, { nullable: true, deprecationReason: 'Use editableProperties.' })
  readonly editableInfo?: ChartEditableProperties | null;
}
