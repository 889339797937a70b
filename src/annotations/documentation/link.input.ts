import { InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';

/** Schemes that DataHub allows in links. */
const LINK = /^(https?|ftp|mailto):\S+$/i;
const LINK_FIX = { message: '$property must be a URL that begins with http:, https:, ftp: or mailto:' };

/** Display settings of a link. */
@InputType()
export class LinkSettingsInput {
  /** Whether previews of the entity show the link; false when absent. */
  readonly showInAssetPreview?: boolean | null;
}

/** A link to add to an entity. */
@InputType()
export class AddLinkInput {
  /** URL of the documentation. */
  @Matches(LINK, LINK_FIX)
  readonly linkUrl!: string;
  /** Label of the link. */
  readonly label!: string;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
  /** Display settings of the link. */
  readonly settings?: LinkSettingsInput | null;
}

/** A link to add to an entity, or to change if it exists. */
@InputType()
export class UpsertLinkInput {
  /** URL of the documentation. */
  @Matches(LINK, LINK_FIX)
  readonly linkUrl!: string;
  /** Label of the link. */
  readonly label!: string;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
  /** Display settings of the link. */
  readonly settings?: LinkSettingsInput | null;
}

/** Changes of a link of an entity. */
@InputType()
export class UpdateLinkInput {
  /** Current URL of the link. */
  readonly currentUrl!: string;
  /** Current label of the link. */
  readonly currentLabel!: string;
  /** New URL. */
  @Matches(LINK, LINK_FIX)
  readonly linkUrl!: string;
  /** New label. */
  readonly label!: string;
  /** Display settings of the link; unchanged when absent. */
  readonly settings?: LinkSettingsInput | null;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}

/** Links to remove from an entity. */
@InputType()
export class RemoveLinkInput {
  /** URL of the links. */
  readonly linkUrl!: string;
  /** Label of the link; all links with the URL when absent. */
  readonly label?: string | null;
  /** Urn of the entity. */
  readonly resourceUrn!: string;
}
