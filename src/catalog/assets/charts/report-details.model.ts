import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, CustomPropertiesEntry, Long } from '../../../entities/index.js';
import { AccessLevel } from './access-level.enum.js';

/** What the tool tells of a chart or a dashboard: the fields that both have. */
@ObjectType({ isAbstract: true })
export abstract class ReportDetails {
  /** Title in the tool. */
  readonly name!: string;
  /** What is shown. */
  readonly description?: string | null;
  /** Address in the tool. */
  readonly externalUrl?: string | null;
  /** Who may see it in the tool. */
  readonly access?: AccessLevel | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
  /** When its data was refreshed last. */
  @Field(() => Long, { nullable: true })
  readonly lastRefreshed?: number | null;
  /** When it was made, and by whom. */
  readonly created!: AuditStamp;
  /** When it was changed last, and by whom. */
  readonly lastModified!: AuditStamp;
  /** When it was removed from the tool, and by whom. */
  readonly deleted?: AuditStamp | null;
}
