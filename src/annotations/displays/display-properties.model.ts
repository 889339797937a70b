import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Libraries of icons. */
export enum IconLibrary {
  MATERIAL = 'MATERIAL',
}

registerEnumType(IconLibrary, {
  name: 'IconLibrary',
  description: 'Libraries of icons.',
  valuesMap: { MATERIAL: { description: 'The icons of Material Design.' } },
});

/** An icon. */
@ObjectType()
export class IconProperties {
  /** Library of the icon. */
  readonly iconLibrary?: IconLibrary | null;
  /** Name of the icon in its library. */
  readonly name?: string | null;
  /** Style of the icon, such as `Outlined`. */
  readonly style?: string | null;
}

/** Colour and icon of an entity. */
@ObjectType()
export class DisplayProperties {
  /** Colour of the entity, such as `#1890ff`. */
  readonly colorHex?: string | null;
  /** Icon of the entity. */
  readonly icon?: IconProperties | null;
}
