import { Field, ObjectType } from '@nestjs/graphql';
import { PlacedAsset } from '../containers/index.js';
import { Embed } from '../datasets/index.js';
import { Entity, type EntityRef, EntityWithRelationships, DataPlatform } from '../../../entities/index.js';
import { Chart } from './chart.model.js';
import { InputFields } from './input-fields.model.js';
import { ReportDetails } from './report-details.model.js';

/** Properties of a dashboard from its tool. */
@ObjectType()
export class DashboardProperties extends ReportDetails {}

/** Properties of a dashboard from its tool. Deprecated: use `DashboardProperties`. */
@ObjectType()
export class DashboardInfo extends ReportDetails {
  /** Charts of the dashboard. */
  @Field(() => [Chart], { deprecationReason: 'Use relationships.' })
  readonly charts!: EntityRef[];
}

/** Editable properties of a dashboard. */
@ObjectType()
export class DashboardEditableProperties {
  /** Description of the dashboard; takes precedence over the ingested description. */
  readonly description?: string | null;
}

/** A dashboard in a tool. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Dashboard extends PlacedAsset {
  /** Id of the tool, such as `looker`. */
  readonly tool!: string;
  /** Id of the dashboard in its tool. */
  readonly dashboardId!: string;
  /** The platform of the dashboard. */
  @Field(() => DataPlatform)
  readonly platform!: EntityRef;
  /** Properties of the dashboard from its tool. */
  readonly properties?: DashboardProperties | null;
  /** Editable properties of the dashboard. */
  readonly editableProperties?: DashboardEditableProperties | null;
  /** Embedded view of the dashboard. */
  readonly embed?: Embed | null;
  /** Columns that the dashboard uses. */
  readonly inputFields?: InputFields | null;
  /** The same as `properties`, with the charts. */
  @Field(() => DashboardInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: DashboardInfo | null;
  /** The same as `editableProperties`. */
  @Field(() => DashboardEditableProperties, { nullable: true, deprecationReason: 'Use editableProperties.' })
  readonly editableInfo?: DashboardEditableProperties | null;
}
