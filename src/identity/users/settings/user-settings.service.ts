import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { type Editor, EntityEditor, entityTypeOfUrn } from '../../../entities/index.js';
import { ViewChoice } from '../../../discovery/index.js';
import type { UpdateUserHomePageSettingsInput, UserSetting } from './user-settings.input.js';

const ASPECT = 'corpUserSettings';
const TEMPLATE_TYPE = 'dataHubPageTemplate';

const SETTINGS: Readonly<Record<UserSetting, string>> = {
  SHOW_SIMPLIFIED_HOMEPAGE: 'showSimplifiedHomepage',
  SHOW_THEME_V2: 'showThemeV2',
};

/** What a user has who has set nothing. */
const INITIAL: JsonObject = { appearance: { showSimplifiedHomepage: false } };

type Member = 'appearance' | 'views' | 'homePage' | 'locale';

/**
 * Changes what callers have set for themselves. What they do not change stays as it is, whatever else is written
 * meanwhile.
 */
@Injectable()
export class UserSettingsService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly views: ViewChoice,
  ) {}

  /** Switches a setting on or off. */
  async set(setting: UserSetting, value: boolean, by: Editor): Promise<void> {
    await this.change('appearance', (appearance) => ({ ...appearance, [SETTINGS[setting]]: value }), by);
  }

  /** Sets the language of the user interface; null = the deployment's. */
  async setLanguage(language: string | null | undefined, by: Editor): Promise<void> {
    await this.change('locale', (locale) => replaced(locale, 'language', language), by);
  }

  /**
   * Sets the view that the caller's searches begin with; null = none. Throws `MALFORMED_URN` or `INVALID_ARGUMENT` when
   * it is no stored view.
   */
  async setDefaultView(urn: string | null | undefined, by: Editor): Promise<void> {
    if (urn != null) await this.views.require(urn, by.actor, { isGlobal: false });
    await this.change('views', (views) => replaced(views, 'defaultView', urn), by);
  }

  /**
   * Changes the caller's home page. Throws `INVALID_ARGUMENT` when a template is given that is none, or is given and
   * taken away.
   */
  async setHomePage(input: UpdateUserHomePageSettingsInput, by: Editor): Promise<void> {
    const { pageTemplate, removePageTemplate, newDismissedAnnouncements } = input;
    if (pageTemplate != null && removePageTemplate === true)
      throw invalidArgument('Give either pageTemplate or removePageTemplate, not both.');
    if (pageTemplate != null) await this.requireTemplate(pageTemplate);
    const put = (newDismissedAnnouncements ?? []).filter((urn) => urn !== null);
    const change = (page: JsonObject): JsonObject => {
      const kept = removePageTemplate === true ? replaced(page, 'pageTemplate', null) : page;
      return withDismissed(pageTemplate == null ? kept : { ...kept, pageTemplate }, put);
    };
    await this.change('homePage', change, by);
  }

  private async requireTemplate(urn: string): Promise<void> {
    await this.editor.requireStored([urn]);
    const type = entityTypeOfUrn(urn);
    if (type !== TEMPLATE_TYPE)
      throw invalidArgument(`pageTemplate: ${urn} names a ${type}; give the urn of a page template`);
  }

  private async change(member: Member, change: (value: JsonObject) => JsonObject, by: Editor): Promise<void> {
    const apply = (settings: JsonObject): JsonObject => {
      const stored = settings[member];
      return { ...settings, [member]: change(isJsonObject(stored) ? stored : {}) };
    };
    await this.editor.rewrite(by.actor.urn, ASPECT, apply, by, INITIAL);
  }
}

function replaced(value: JsonObject, name: string, text: string | null | undefined): JsonObject {
  return text == null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    : { ...value, [name]: text };
}

function withDismissed(page: JsonObject, urns: readonly string[]): JsonObject {
  const stored: JsonValue = page['dismissedAnnouncements'] ?? [];
  const all = new Set([...(Array.isArray(stored) ? stored : []), ...urns]);
  return all.size === 0 ? page : { ...page, dismissedAnnouncements: [...all] };
}
