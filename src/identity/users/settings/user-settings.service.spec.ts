import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { EntityEditor } from '../../../entities/index.js';
import type { ViewChoice } from '../../../discovery/saved-views/index.js';
import { UserSetting } from './user-settings.input.js';
import { UserSettingsService } from './user-settings.service.js';

const BY = { actor: { urn: 'urn:li:corpuser:me', id: 'me', isSystem: false } };
const TEMPLATE = 'urn:li:dataHubPageTemplate:a';
const POSTS = ['urn:li:post:a', 'urn:li:post:b'];

describe('UserSettingsService', () => {
  let stored: JsonObject | undefined;
  const editor = {
    requireStored: async ([urn]: readonly string[]) => {
      if (urn?.endsWith('gone') === true) throw invalidArgument(`${urn} does not exist`);
    },
    rewrite: async (
      urn: string,
      aspect: { readonly name: string },
      change: (value: JsonObject) => JsonObject,
      _by: object,
      { initial }: { readonly initial: JsonObject },
    ) => {
      expect([urn, aspect.name]).toEqual([BY.actor.urn, 'corpUserSettings']);
      stored = change(stored ?? initial);
    },
  };
  const views = {
    require: async (urn: string) => {
      if (urn.endsWith('gone')) throw invalidArgument(`defaultView: ${urn} does not exist`);
    },
  };
  const service = new UserSettingsService(fake<EntityEditor>(editor), fake<ViewChoice>(views));
  const appearance = { showSimplifiedHomepage: false };

  beforeEach(() => {
    stored = undefined;
  });

  it.each<[string, () => Promise<void>, JsonObject]>([
    [
      'the home page',
      () => service.set(UserSetting.SHOW_SIMPLIFIED_HOMEPAGE, true, BY),
      { appearance: { showSimplifiedHomepage: true } },
    ],
    [
      'the design',
      () => service.set(UserSetting.SHOW_THEME_V2, false, BY),
      { appearance: { ...appearance, showThemeV2: false } },
    ],
    ['the language', () => service.setLanguage('de', BY), { appearance, locale: { language: 'de' } }],
    [
      'the view',
      () => service.setDefaultView('urn:li:dataHubView:a', BY),
      { appearance, views: { defaultView: 'urn:li:dataHubView:a' } },
    ],
    [
      'the template',
      () => service.setHomePage({ pageTemplate: TEMPLATE }, BY),
      { appearance, homePage: { pageTemplate: TEMPLATE } },
    ],
    [
      'announcements',
      () => service.setHomePage({ newDismissedAnnouncements: [...POSTS, null, POSTS[0] ?? ''] }, BY),
      { appearance, homePage: { dismissedAnnouncements: POSTS } },
    ],
  ])('should set %s of a user without settings', async (_name, set, expected) => {
    await set();
    expect(stored).toEqual(expected);
  });

  it('should keep other settings unchanged', async () => {
    stored = {
      appearance: { showSimplifiedHomepage: true },
      notificationSettings: { sinkTypes: [] },
      views: { defaultView: 'urn:li:dataHubView:a' },
      homePage: { pageTemplate: TEMPLATE, dismissedAnnouncements: [POSTS[0] ?? ''] },
      locale: { language: 'de' },
    };
    await service.set(UserSetting.SHOW_THEME_V2, true, BY);
    await service.setLanguage(null, BY);
    await service.setDefaultView(undefined, BY);
    await service.setHomePage({ removePageTemplate: true, newDismissedAnnouncements: POSTS }, BY);
    expect(stored).toEqual({
      appearance: { showSimplifiedHomepage: true, showThemeV2: true },
      notificationSettings: { sinkTypes: [] },
      views: {},
      homePage: { dismissedAnnouncements: POSTS },
      locale: {},
    });
  });

  it.each<[string, () => Promise<void>, string]>([
    ['a view that is gone', () => service.setDefaultView('urn:li:dataHubView:gone', BY), 'does not exist'],
    ['a template that is gone', () => service.setHomePage({ pageTemplate: `${TEMPLATE}gone` }, BY), 'does not exist'],
    [
      'a template that is none',
      () => service.setHomePage({ pageTemplate: 'urn:li:tag:a' }, BY),
      'give the urn of a dataHubPageTemplate',
    ],
    [
      'a template given and taken away',
      () => service.setHomePage({ pageTemplate: TEMPLATE, removePageTemplate: true }, BY),
      'not both',
    ],
  ])('should reject %s', async (_name, set, text) => {
    await expect(set()).rejects.toThrow(text);
    expect(stored).toBeUndefined();
  });
});
