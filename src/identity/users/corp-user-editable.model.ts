import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, DataPlatform } from '../../entities/index.js';

/** A persona, to which the user interface adapts. */
@ObjectType()
export class DataHubPersona {
  /** Urn of the persona. */
  readonly urn!: string;
}

/** Editable profile of a user. Deprecated: use `CorpUserEditableProperties`. */
@ObjectType()
export class CorpUserEditableInfo {
  /** Display name. */
  readonly displayName?: string | null;
  /** Job title. */
  readonly title?: string | null;
  /** Self-description of the user. */
  readonly aboutMe?: string | null;
  /** Teams of the user. */
  readonly teams?: string[] | null;
  /** Skills of the user. */
  readonly skills?: string[] | null;
  /** URL of the user's picture. */
  readonly pictureLink?: string | null;
}

/** Editable profile of a user. */
@ObjectType()
export class CorpUserEditableProperties {
  /** Display name. */
  readonly displayName?: string | null;
  /** Job title. */
  readonly title?: string | null;
  /** Self-description of the user. */
  readonly aboutMe?: string | null;
  /** Teams of the user. */
  readonly teams?: string[] | null;
  /** Skills of the user. */
  readonly skills?: string[] | null;
  /** URL of the user's picture. */
  readonly pictureLink?: string | null;
  /** Slack handle of the user. */
  readonly slack?: string | null;
  /** Phone number of the user. */
  readonly phone?: string | null;
  /** Email address of the user. */
  readonly email?: string | null;
  /** Persona of the user. */
  readonly persona?: DataHubPersona | null;
  /** Data platforms that the user works with. */
  @Field(() => [DataPlatform], { nullable: true })
  readonly platforms?: EntityRef[] | null;
}
