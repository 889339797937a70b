import { InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';

/** Schemes that links may have. Source: DataHub. */
const LINK = /^(https?|ftp|mailto):\S+$/i;
const LINK_FIX = { message: '$property must be an address that begins with http:, https:, ftp: or mailto:' };

/** How a link is shown. */
@InputType()
export class LinkSettingsInput {
  /** Whether the link stands in the short view of the entity. */
  readonly showInAssetPreview?: boolean | null;
}

/** A link to add to an entity. */
@InputType()
export class AddLinkInput {
  /** Address of the documentation. */
  @Matches(LINK, LINK_FIX)
  readonly linkUrl!: string;
  /** Text of the link. */
  readonly label!: string;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
  /** How the link is shown. */
  readonly settings?: LinkSettingsInput | null;
}

/** A link to add to an entity, or to change when the entity has it. */
@InputType()
export class UpsertLinkInput {
  /** Address of the documentation. */
  @Matches(LINK, LINK_FIX)
  readonly linkUrl!: string;
  /** Text of the link. */
  readonly label!: string;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
  /** How the link is shown. */
  readonly settings?: LinkSettingsInput | null;
}

/** What a link of an entity is to become. */
@InputType()
export class UpdateLinkInput {
  /** Address of the link as it is. */
  readonly currentUrl!: string;
  /** Text of the link as it is. */
  readonly currentLabel!: string;
  /** The new address. */
  @Matches(LINK, LINK_FIX)
  readonly linkUrl!: string;
  /** The new text. */
  readonly label!: string;
  /** How the link is shown; as before when absent. */
  readonly settings?: LinkSettingsInput | null;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}

/** Links to remove from an entity. */
@InputType()
export class RemoveLinkInput {
  /** Address of the links. */
  readonly linkUrl!: string;
  /** Text of the link; every link with the address when absent. */
  readonly label?: string | null;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}
