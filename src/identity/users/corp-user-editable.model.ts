import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, DataPlatform } from '../../entities/index.js';

/** A kind of person that the user interface is arranged for. */
@ObjectType()
export class DataHubPersona {
  /** Urn of the persona. */
  readonly urn!: string;
}

/** What a user said of themselves. Deprecated: use `CorpUserEditableProperties`. */
@ObjectType()
export class CorpUserEditableInfo {
  /** Name for people. */
  readonly displayName?: string | null;
  /** Title of the user's job. */
  readonly title?: string | null;
  /** What the user tells of themselves. */
  readonly aboutMe?: string | null;
  /** Teams the user works with. */
  readonly teams?: string[] | null;
  /** What the user is good at. */
  readonly skills?: string[] | null;
  /** Address of the user's picture. */
  readonly pictureLink?: string | null;
}

/** What a user said of themselves. */
@ObjectType()
export class CorpUserEditableProperties {
  /** Name for people. */
  readonly displayName?: string | null;
  /** Title of the user's job. */
  readonly title?: string | null;
  /** What the user tells of themselves. */
  readonly aboutMe?: string | null;
  /** Teams the user works with. */
  readonly teams?: string[] | null;
  /** What the user is good at. */
  readonly skills?: string[] | null;
  /** Address of the user's picture. */
  readonly pictureLink?: string | null;
  /** The user's name on Slack. */
  readonly slack?: string | null;
  /** The user's telephone number. */
  readonly phone?: string | null;
  /** The user's mail address. */
  readonly email?: string | null;
  /** The kind of person the user says to be. */
  readonly persona?: DataHubPersona | null;
  /** Data platforms the user works with. */
  @Field(() => [DataPlatform], { nullable: true })
  readonly platforms?: EntityRef[] | null;
}
