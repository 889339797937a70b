import { Field, InputType, registerEnumType } from '@nestjs/graphql';

/** A setting that is on or off. */
export enum UserSetting {
  SHOW_SIMPLIFIED_HOMEPAGE = 'SHOW_SIMPLIFIED_HOMEPAGE',
  SHOW_THEME_V2 = 'SHOW_THEME_V2',
}

registerEnumType(UserSetting, {
  name: 'UserSetting',
  description: 'A setting that is on or off.',
  valuesMap: {
    SHOW_SIMPLIFIED_HOMEPAGE: { description: 'Whether the home page shows only what the user needs most.' },
    SHOW_THEME_V2: { description: 'Whether the second design is shown.' },
  },
});

/** A setting to switch on or off. */
@InputType()
export class UpdateUserSettingInput {
  /** The setting. */
  readonly name!: UserSetting;
  /** Whether it is on. */
  readonly value!: boolean;
}

/** The view that searches of the caller begin with. */
@InputType()
export class UpdateCorpUserViewsSettingsInput {
  /** Urn of the view; none when absent or null. */
  readonly defaultView?: string | null;
}

/** The language of the user interface. */
@InputType()
export class UpdateCorpUserLocaleSettingsInput {
  /** Language tag, as in `en`; the deployment's language when absent or null. */
  readonly language?: string | null;
}

/** What changes of the caller's home page. */
@InputType()
export class UpdateUserHomePageSettingsInput {
  /** Urn of the template that the home page follows; as it is when absent or null. */
  readonly pageTemplate?: string | null;
  /** Urns of announcements to put away, beside those that are already. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly newDismissedAnnouncements?: (string | null)[] | null;
  /** Whether the home page goes back to everybody's template. Not together with `pageTemplate`. */
  readonly removePageTemplate?: boolean | null;
}
