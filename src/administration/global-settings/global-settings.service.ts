import { Injectable } from '@nestjs/common';
import { AspectStore } from '../../aspects/index.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { type Editor, EntityEditor } from '../../entities/index.js';
import { ViewChoice } from '../../discovery/index.js';

const URN = 'urn:li:globalSettings:0';
const ASPECT = 'globalSettingsInfo';

type Section = 'views' | 'docPropagation' | 'applications';

/**
 * Reads and changes what is set for everybody. What is not changed stays as it is, whatever else is written meanwhile.
 * Asks for no privilege.
 */
@Injectable()
export class GlobalSettingsService {
  constructor(
    private readonly editor: EntityEditor,
    private readonly store: AspectStore,
    private readonly views: ViewChoice,
  ) {}

  /** One section of the settings; empty when nothing was set. */
  async section(name: Section): Promise<JsonObject> {
    const stored = (await this.store.latestOne(URN, ASPECT))?.value[name];
    return isJsonObject(stored) ? stored : {};
  }

  /**
   * Sets the view that searches begin with; null = none. Throws `INVALID_ARGUMENT` when it is no view that everybody
   * sees.
   */
  async setDefaultView(urn: string | null | undefined, by: Editor): Promise<void> {
    if (urn != null) await this.views.require(urn, by.actor, { isGlobal: true });
    await this.change(
      'views',
      ({ defaultView: _before, ...kept }) => (urn == null ? kept : { ...kept, defaultView: urn }),
      by,
    );
  }

  /** Sets whether descriptions of columns follow lineage. */
  async setDocPropagation(columnPropagationEnabled: boolean, by: Editor): Promise<void> {
    await this.change('docPropagation', (stored) => ({ enabled: true, ...stored, columnPropagationEnabled }), by);
  }

  /** Sets whether applications are used. */
  async setApplications(enabled: boolean, by: Editor): Promise<void> {
    await this.change('applications', (stored) => ({ ...stored, enabled }), by);
  }

  private async change(name: Section, change: (section: JsonObject) => JsonObject, by: Editor): Promise<void> {
    const apply = (settings: JsonObject): JsonObject => {
      const stored = settings[name];
      return { ...settings, [name]: change(isJsonObject(stored) ? stored : {}) };
    };
    await this.editor.rewrite(URN, ASPECT, apply, by, {});
  }
}
