import { Field, ObjectType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Embed } from '../datasets/index.js';
import { Entity, type EntityRef, DataPlatform } from '../../../entities/index.js';
import { Chart } from './chart.model.js';
import { InputFields } from './input-fields.model.js';
import { ReportDetails } from './report-details.model.js';

/** What the tool tells of a dashboard. */
@ObjectType()
export class DashboardProperties extends ReportDetails {}

/** What the tool tells of a dashboard. Deprecated: use `DashboardProperties`. */
@ObjectType()
export class DashboardInfo extends ReportDetails {
  /** The charts of the dashboard. */
  @Field(() => [Chart], { deprecationReason: 'Use relationships.' })
  readonly charts!: EntityRef[];
}

/** What people wrote about a dashboard. */
@ObjectType()
export class DashboardEditableProperties {
  /** What the dashboard shows; goes before the description that was ingested. */
  readonly description?: string | null;
}

/** A page of charts in a tool. */
@ObjectType({ implements: () => Entity })
export class Dashboard extends PlacedAsset {
  /** Id of the tool, as in `looker`. */
  readonly tool!: string;
  /** Id of the dashboard in its tool. */
  readonly dashboardId!: string;
  /** The platform of the dashboard. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** What the tool tells of the dashboard. */
  readonly properties?: DashboardProperties | null;
  /** What people wrote about the dashboard. */
  readonly editableProperties?: DashboardEditableProperties | null;
  /** How the dashboard is shown inside other pages. */
  readonly embed?: Embed | null;
  /** The columns that the dashboard shows. */
  readonly inputFields?: InputFields | null;
  /** The same as `properties`, with the charts. */
  @Field(() => DashboardInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DashboardInfo | null;
  /** The same as `editableProperties`. */
  @Field(() => DashboardEditableProperties, { nullable: true, deprecationReason: 'Use editableProperties.' })
  readonly editableInfo?: DashboardEditableProperties | null;
}
