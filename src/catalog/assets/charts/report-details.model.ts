import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, CustomPropertiesEntry, Long } from '../../../entities/index.js';
import { AccessLevel } from './access-level.enum.js';

/** Properties of a chart or a dashboard from its tool: fields that both share. */
@ObjectType({ isAbstract: true })
export abstract class ReportDetails {
  /** Title in the tool. */
  readonly name!: string;
  /** Description in the tool. */
  readonly description?: string | null;
  /** URL in the tool. */
  readonly externalUrl?: string | null;
  /** Access level in the tool. */
  readonly access?: AccessLevel | null;
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** Time of the last refresh of the data. */
  @Field(() => Long, { nullable: true })
  readonly lastRefreshed?: number | null;
  /** Time and actor of the creation. */
  readonly created!: AuditStamp;
  /** Time and actor of the last change. */
  readonly lastModified!: AuditStamp;
  /** Time and actor of the deletion in the tool. */
  readonly deleted?: AuditStamp | null;
}
