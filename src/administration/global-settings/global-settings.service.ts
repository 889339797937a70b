import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { given } from '../../foundation/common/given.js';
import { globalSettingsInfo, type StoredOf } from '../../model/index.js';
import { ViewChoice } from '../../discovery/index.js';

type Settings = StoredOf<typeof globalSettingsInfo>;

/** Urn of the only entity that holds global settings. */
export const GLOBAL_SETTINGS_URN = 'urn:li:globalSettings:0';

/**
 * Reads and changes the global settings. A change keeps all other settings, even if other requests write at the same
 * time. Checks no privileges.
 */
@Injectable()
export class GlobalSettingsService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly views: ViewChoice,
  ) {}

  /** Returns one section of the settings; undefined if it was never set. */
  async section<Name extends keyof Settings>(name: Name): Promise<Settings[Name]> {
    return (await this.store.value(GLOBAL_SETTINGS_URN, globalSettingsInfo))?.[name];
  }

  /**
   * Sets the default view of searches; null removes it. Throws `INVALID_ARGUMENT` unless the view exists and is global.
   */
  async setDefaultView(urn: string | null | undefined, by: Editor): Promise<void> {
    if (urn != null) await this.views.require(urn, by.actor, { isGlobal: true });
    await this.change(({ views }) => ({ views: given({ ...views, defaultView: urn }) }), by);
  }

  /** Sets whether descriptions of columns propagate along lineage. */
  async setDocPropagation(columnPropagationEnabled: boolean, by: Editor): Promise<void> {
    await this.change(
      ({ docPropagation }) => ({ docPropagation: { enabled: true, ...docPropagation, columnPropagationEnabled } }),
      by,
    );
  }

  /** Sets whether applications are enabled. */
  async setApplications(enabled: boolean, by: Editor): Promise<void> {
    await this.change(({ applications }) => ({ applications: { ...applications, enabled } }), by);
  }

  private async change(sectionsOf: (settings: Settings) => Settings, by: Editor): Promise<void> {
    const apply = (settings: Settings): Settings => ({ ...settings, ...sectionsOf(settings) });
    await this.editor.rewrite(GLOBAL_SETTINGS_URN, globalSettingsInfo, apply, by, { initial: {} });
  }
}
