import { InputType } from '@nestjs/graphql';

/** Changes of a user's profile; absent or null members stay unchanged. */
@InputType()
export class CorpUserUpdateInput {
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
  /** Urns of the data platforms that the user works with. */
  readonly platformUrns?: string[] | null;
  /** Urn of the user's persona: `technicalUser`, `businessUser`, `dataLeader` or `dataSteward`. */
  readonly personaUrn?: string | null;
}
