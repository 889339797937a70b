import { Field, InputType, registerEnumType } from '@nestjs/graphql';

/** Boolean settings of a user. */
export enum UserSetting {
  SHOW_SIMPLIFIED_HOMEPAGE = 'SHOW_SIMPLIFIED_HOMEPAGE',
  SHOW_THEME_V2 = 'SHOW_THEME_V2',
}

registerEnumType(UserSetting, {
  name: 'UserSetting',
  description: 'Boolean settings of a user.',
  valuesMap: {
    SHOW_SIMPLIFIED_HOMEPAGE: { description: 'Whether the home page is simplified.' },
    SHOW_THEME_V2: { description: 'Whether the second version of the theme is used.' },
  },
});

/** A boolean setting and its new value. */
@InputType()
export class UpdateUserSettingInput {
  /** The setting. */
  readonly name!: UserSetting;
  /** The new value. */
  readonly value!: boolean;
}

/** The default view of the caller's searches. */
@InputType()
export class UpdateCorpUserViewsSettingsInput {
  /** Urn of the view; none when absent or null. */
  readonly defaultView?: string | null;
}

/** The language of the user interface. */
@InputType()
export class UpdateCorpUserLocaleSettingsInput {
  /** Language tag, such as `en`; the deployment's language when absent or null. */
  readonly language?: string | null;
}

/** Changes of the caller's home page. */
@InputType()
export class UpdateUserHomePageSettingsInput {
  /** Urn of the page template; unchanged when absent or null. */
  readonly pageTemplate?: string | null;
  /** Urns of announcements to dismiss in addition to those already dismissed. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly newDismissedAnnouncements?: (string | null)[] | null;
  /** Whether the home page returns to the global template. Cannot be combined with `pageTemplate`. */
  readonly removePageTemplate?: boolean | null;
}
