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

/** Fields that the two GraphQL types of a user's properties share. */
@ObjectType({ isAbstract: true })
abstract class UserDetails {
  /** Whether the user is active in the organisation's directory. */
  readonly active!: boolean;
  /** Display name. */
  readonly displayName?: string | null;
  /** Email address of the user. */
  readonly email?: string | null;
  /** Job title. */
  readonly title?: string | null;
  /** Manager of the user. */
  @Field(() => CorpUser, { nullable: true })
  readonly manager?: EntityRef | null;
  /** Id of the user's department. */
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
  /** Custom properties. */
  @Field(() => [CustomPropertiesEntry], { nullable: true })
  readonly customProperties?: CustomPropertiesEntry[] | null;
}

/** Properties of a user. Deprecated: use `CorpUserProperties`. */
@ObjectType()
export class CorpUserInfo extends UserDetails {}

/** Properties of a user. */
@ObjectType()
export class CorpUserProperties extends UserDetails {}

/** A person or a program that uses the service. */
@ObjectType({ implements: () => Entity })
export class CorpUser extends Entity {
  /** Id of the user, such as `jdoe`. */
  readonly username!: string;
  /** Properties of the user. */
  readonly properties?: CorpUserProperties | null;
  /** Editable profile of the user. */
  readonly editableProperties?: CorpUserEditableProperties | null;
  /** Whether the user may use the service. */
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
  /** Settings of the user. */
  readonly settings?: CorpUserSettings | null;
  /** Stored aspects of the user. */
  @FieldArgument('input', () => AspectParams, { nullable: true, description: 'The aspects to return.' })
  @Field(() => [RawAspect], { nullable: true })
  readonly aspects?: RawAspect[] | null;
}
