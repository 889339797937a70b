import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { given } from '../../foundation/common/given.js';
import { type Editor, EntityEditor, EntityManagers } from '../../entities/index.js';
import { displayProperties, type StoredOf } from '../../model/index.js';
import type { DisplayPropertiesUpdateInput, IconPropertiesInput } from './display-properties.input.js';
import { IconLibrary } from './display-properties.model.js';
import { DISPLAYING } from './display.demands.js';

type StoredDisplay = StoredOf<typeof displayProperties>;
type StoredIcon = NonNullable<StoredDisplay['icon']>;

/** Changes the display properties of entities. */
@Injectable()
export class DisplayService {
  constructor(
    private readonly managers: EntityManagers,
    private readonly editor: EntityEditor,
  ) {}

  /**
   * Changes the given members. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` if the entity is not stored or a new icon
   * lacks its name or style.
   */
  async update(urn: string, { colorHex, icon }: DisplayPropertiesUpdateInput, by: Editor): Promise<void> {
    await this.managers.require(by.actor, DISPLAYING, urn);
    await this.editor.requireStored([urn]);
    const change = (stored: StoredDisplay): StoredDisplay => ({
      ...stored,
      ...given({ colorHex, icon: icon == null ? null : iconOf(stored.icon, icon) }),
    });
    await this.editor.rewrite(urn, displayProperties, change, by, { initial: {}, whileStored: [urn] });
  }
}

function iconOf(stored: StoredIcon | undefined, input: IconPropertiesInput): StoredIcon {
  const name = input.name ?? stored?.name;
  const style = input.style ?? stored?.style;
  if (name === undefined || style === undefined)
    throw invalidArgument('icon: name and style are required because the entity has no icon yet');
  return { iconLibrary: input.iconLibrary ?? stored?.iconLibrary ?? IconLibrary.MATERIAL, name, style };
}
