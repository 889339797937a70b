import { InputType } from '@nestjs/graphql';

/** What is to be said of a user; what is absent or null stays as it is. */
@InputType()
export class CorpUserUpdateInput {
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
  /** Urns of the data platforms the user works with. */
  readonly platformUrns?: string[] | null;
  /** Urn of the kind of person the user says to be: one of `technicalUser`, `businessUser`, `dataLeader` and `dataSteward`. */
  readonly personaUrn?: string | null;
}
