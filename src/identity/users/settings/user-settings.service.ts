import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { given } from '../../../foundation/common/given.js';
import { type Editor, EntityEditor, requireUrnOf } from '../../../entities/index.js';
import { ViewChoice } from '../../../discovery/index.js';
import { corpUserSettings, type StoredOf } from '../../../model/index.js';
import type { UpdateUserHomePageSettingsInput, UserSetting } from './user-settings.input.js';

type StoredSettings = StoredOf<typeof corpUserSettings>;
type StoredHomePage = NonNullable<StoredSettings['homePage']>;

const TEMPLATE_TYPE = 'dataHubPageTemplate';

const SETTINGS: Readonly<Record<UserSetting, keyof StoredSettings['appearance']>> = {
  SHOW_SIMPLIFIED_HOMEPAGE: 'showSimplifiedHomepage',
  SHOW_THEME_V2: 'showThemeV2',
};

/** Settings of a user who has not changed any. */
const INITIAL: StoredSettings = { appearance: { showSimplifiedHomepage: false } };

/** Changes the settings of callers. Other settings stay unchanged, even if they are written concurrently. */
@Injectable()
export class UserSettingsService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly views: ViewChoice,
  ) {}

  /** Turns a setting on or off. */
  async set(setting: UserSetting, value: boolean, by: Editor): Promise<void> {
    const change = (appearance: StoredSettings['appearance']) => ({ ...appearance, [SETTINGS[setting]]: value });
    await this.change((settings) => ({ ...settings, appearance: change(settings.appearance) }), by);
  }

  /** Sets the language of the user interface; null selects the deployment's language. */
  async setLanguage(language: string | null | undefined, by: Editor): Promise<void> {
    await this.change((settings) => ({ ...settings, locale: given({ language }) }), by);
  }

  /**
   * Sets the default view of the caller's searches; null removes it. Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` if
   * `urn` does not name a stored view.
   */
  async setDefaultView(urn: string | null | undefined, by: Editor): Promise<void> {
    if (urn != null) await this.views.require(urn, by.actor, { isGlobal: false });
    await this.change((settings) => ({ ...settings, views: given({ defaultView: urn }) }), by);
  }

  /**
   * Changes the caller's home page. Throws `INVALID_ARGUMENT` if the template is not a stored page template, or if it
   * is both given and removed.
   */
  async setHomePage(input: UpdateUserHomePageSettingsInput, by: Editor): Promise<void> {
    const { pageTemplate, removePageTemplate, newDismissedAnnouncements } = input;
    if (pageTemplate != null && removePageTemplate === true)
      throw invalidArgument('pageTemplate, removePageTemplate: set one of them, not both');
    if (pageTemplate != null) await this.requireTemplate(pageTemplate);
    const dismissed = (newDismissedAnnouncements ?? []).filter((urn) => urn !== null);
    const change = ({ pageTemplate: before, ...page }: StoredHomePage): StoredHomePage => ({
      ...withDismissed(page, dismissed),
      ...given({ pageTemplate: pageTemplate ?? (removePageTemplate === true ? null : before) }),
    });
    await this.change((settings) => ({ ...settings, homePage: change(settings.homePage ?? {}) }), by);
  }

  private async requireTemplate(urn: string): Promise<void> {
    await this.editor.requireStored([urn]);
    requireUrnOf(TEMPLATE_TYPE, urn, 'pageTemplate');
  }

  private async change(change: (settings: StoredSettings) => StoredSettings, by: Editor): Promise<void> {
    await this.editor.rewrite(by.actor.urn, corpUserSettings, change, by, { initial: INITIAL });
  }
}

function withDismissed(page: StoredHomePage, urns: readonly string[]): StoredHomePage {
  const all = new Set([...(page.dismissedAnnouncements ?? []), ...urns]);
  return all.size === 0 ? page : { ...page, dismissedAnnouncements: [...all] };
}
