import { InputType } from '@nestjs/graphql';
import { IconLibrary } from './display-properties.model.js';

/** An icon; what is absent stays as it is. */
@InputType()
export class IconPropertiesInput {
  /** Where the icon comes from. */
  readonly iconLibrary?: IconLibrary | null;
  /** Name of the icon in its library. */
  readonly name?: string | null;
  /** Style of the icon, as in `Outlined`. */
  readonly style?: string | null;
}

/** How an entity is to be shown; what is absent stays as it is. */
@InputType()
export class DisplayPropertiesUpdateInput {
  /** Colour of the entity, as in `#1890ff`. */
  readonly colorHex?: string | null;
  /** Icon of the entity. */
  readonly icon?: IconPropertiesInput | null;
}
