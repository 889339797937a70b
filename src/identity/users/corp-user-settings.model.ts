import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { DataHubView } from '../../discovery/index.js';

/** How the user interface looks for a user. */
@ObjectType()
export class CorpUserAppearanceSettings {
  /** Whether the home page shows only what the user needs most. */
  readonly showSimplifiedHomepage?: boolean | null;
  /** Whether the second design is shown. */
  readonly showThemeV2?: boolean | null;
}

/** What a user's searches begin with. */
@ObjectType()
export class CorpUserViewsSettings {
  /** The view that searches begin with. */
  @Field(() => DataHubView, { nullable: true })
  readonly defaultView?: EntityRef | null;
}

/** A user's home page. */
@ObjectType()
export class CorpUserHomePageSettings {
  /** Urns of the announcements that the user has put away. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly dismissedAnnouncementUrns?: (string | null)[] | null;
}

/** Language of the user interface. */
@ObjectType()
export class CorpUserLocaleSettings {
  /** Language tag, as in `en`. */
  readonly language?: string | null;
}

/** What a user has set for themselves. */
@ObjectType()
export class CorpUserSettings {
  /** How the user interface looks. */
  readonly appearance?: CorpUserAppearanceSettings | null;
  /** What the user's searches begin with. */
  readonly views?: CorpUserViewsSettings | null;
  /** The user's home page. */
  readonly homePage?: CorpUserHomePageSettings | null;
  /** Language of the user interface. */
  readonly locale?: CorpUserLocaleSettings | null;
}
