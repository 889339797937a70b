import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../foundation/common/json.js';
import { type Editor, EntityEditor, EntityManagers } from '../../entities/index.js';
import type { DisplayPropertiesUpdateInput, IconPropertiesInput } from './display-properties.input.js';
import { DISPLAY_ASPECT } from './display-properties.mappings.js';
import { IconLibrary } from './display-properties.model.js';
import { DISPLAYING } from './display.demands.js';

/** Changes how entities are shown. */
@Injectable()
export class DisplayService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Changes what is given. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` when the entity is not stored or a new icon is
   * not complete.
   */
  async update(urn: string, { colorHex, icon }: DisplayPropertiesUpdateInput, by: Editor): Promise<void> {
    await this.managers.require(by.actor, DISPLAYING, urn);
    await this.editor.requireStored([urn]);
    const change = (stored: JsonObject): JsonObject => ({
      ...stored,
      ...(colorHex == null ? {} : { colorHex }),
      ...(icon == null ? {} : { icon: iconOf(stored['icon'], icon) }),
    });
    await this.editor.rewrite(urn, DISPLAY_ASPECT, change, by, {});
  }
}

function iconOf(stored: unknown, { iconLibrary, name, style }: IconPropertiesInput): JsonObject {
  const known = isJsonObject(stored) ? stored : {};
  const icon = {
    iconLibrary: iconLibrary ?? known['iconLibrary'] ?? IconLibrary.MATERIAL,
    name: name ?? known['name'],
    style: style ?? known['style'],
  };
  if (icon.name === undefined || icon.style === undefined)
    throw invalidArgument('icon: give name and style; the entity has no icon yet');
  return { ...known, ...icon };
}
