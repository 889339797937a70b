import { Field, ObjectType } from '@nestjs/graphql';
import type { EntityRef } from '../../entities/index.js';
import { DataHubView } from '../../discovery/index.js';

/** Appearance of the user interface. */
@ObjectType()
export class CorpUserAppearanceSettings {
  /** Whether the home page is simplified. */
  readonly showSimplifiedHomepage?: boolean | null;
  /** Whether the second version of the theme is used. */
  readonly showThemeV2?: boolean | null;
}

/** View settings of a user. */
@ObjectType()
export class CorpUserViewsSettings {
  /** The default view of searches. */
  @Field(() => DataHubView, { nullable: true })
  readonly defaultView?: EntityRef | null;
}

/** Home page settings of a user. */
@ObjectType()
export class CorpUserHomePageSettings {
  /** Urns of the announcements that the user has dismissed. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly dismissedAnnouncementUrns?: (string | null)[] | null;
}

/** Locale settings of a user. */
@ObjectType()
export class CorpUserLocaleSettings {
  /** Language tag, such as `en`. */
  readonly language?: string | null;
}

/** Settings of a user. */
@ObjectType()
export class CorpUserSettings {
  /** Appearance of the user interface. */
  readonly appearance?: CorpUserAppearanceSettings | null;
  /** View settings. */
  readonly views?: CorpUserViewsSettings | null;
  /** Home page settings. */
  readonly homePage?: CorpUserHomePageSettings | null;
  /** Locale settings. */
  readonly locale?: CorpUserLocaleSettings | null;
}
