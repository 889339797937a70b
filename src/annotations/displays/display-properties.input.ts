import { InputType } from '@nestjs/graphql';
import { IconLibrary } from './display-properties.model.js';

/** Changes of an icon; members that are absent stay unchanged. */
@InputType()
export class IconPropertiesInput {
  /** Library of the icon. */
  readonly iconLibrary?: IconLibrary | null;
  /** Name of the icon in its library. */
  readonly name?: string | null;
  /** Style of the icon, such as `Outlined`. */
  readonly style?: string | null;
}

/** Changes of an entity's display properties; members that are absent stay unchanged. */
@InputType()
export class DisplayPropertiesUpdateInput {
  /** Colour of the entity, such as `#1890ff`. */
  readonly colorHex?: string | null;
  /** Icon of the entity. */
  readonly icon?: IconPropertiesInput | null;
}
