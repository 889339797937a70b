import { Field, ObjectType } from '@nestjs/graphql';
import {
  AspectParams,
  CustomPropertiesEntry,
  Entity,
  type EntityRef,
  FieldArgument,
  Long,
  RawAspect,
} from '../../entities/index.js';
import { CorpUserEditableInfo, CorpUserEditableProperties } from './corp-user-editable.model.js';
import { CorpUserSettings } from './corp-user-settings.model.js';
import { CorpUserStatus } from './corp-user-status.enum.js';

/** What the organisation knows of a user; the two GraphQL types that show it have the same fields. */
@ObjectType({ isAbstract: true })
abstract class UserDetails {
  /** Whether the user is in the organisation's directory. */
  readonly active!: boolean;
  /** Name for people. */
  readonly displayName?: string | null;
  /** The user's mail address. */
  readonly email?: string | null;
  /** Title of the user's job. */
  readonly title?: string | null;
  /** Whom the user reports to. */
  @Field(() => CorpUser, { nullable: true })
  readonly manager?: EntityRef | null;
  /** Number of the user's department. */
  @Field(() => Long, { nullable: true })
  readonly departmentId?: number | null;
  /** Name of the user's department. */
  readonly departmentName?: string | null;
  /** Given name. */
  readonly firstName?: string | null;
  /** Family name. */
  readonly lastName?: string | null;
  /** Given and family name. */
  readonly fullName?: string | null;
  /** Two-letter code of the user's country. */
  readonly countryCode?: string | null;
  /** Free-form properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** What the organisation knows of a user. Deprecated: use `CorpUserProperties`. */
@ObjectType()
export class CorpUserInfo extends UserDetails {}

/** What the organisation knows of a user. */
@ObjectType()
export class CorpUserProperties extends UserDetails {}

/** A person or a program that works with the service. */
@ObjectType({ implements: () => Entity })
export class CorpUser extends Entity {
  /** Id of the user, as in `jdoe`. */
  readonly username!: string;
  /** What the organisation knows of the user. */
  readonly properties?: CorpUserProperties | null;
  /** What the user said of themselves. */
  readonly editableProperties?: CorpUserEditableProperties | null;
  /** Whether the user may work with the service. */
  readonly status?: CorpUserStatus | null;
  /** Whether the user has a password in this service. */
  readonly isNativeUser?: boolean | null;
  /** The same as `properties`. */
  @Field(() => CorpUserInfo, { nullable: true, deprecationReason: 'Use properties.' })
  readonly info?: CorpUserInfo | null;
  /** The first fields of `editableProperties`. */
  @Field(() => CorpUserEditableInfo, { nullable: true, deprecationReason: 'Use editableProperties.' })
  readonly editableInfo?: CorpUserEditableInfo | null;
  /** Whether the user is stored and not soft-deleted. */
  readonly exists?: boolean | null;
  /** What the user has set for themselves. */
  readonly settings?: CorpUserSettings | null;
  /** The user's aspects as they are stored. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'Which aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
