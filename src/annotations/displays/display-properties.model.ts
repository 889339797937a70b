import { ObjectType, registerEnumType } from '@nestjs/graphql';

/** Where an icon comes from. */
export enum IconLibrary {
  MATERIAL = 'MATERIAL',
}

registerEnumType(IconLibrary, {
  name: 'IconLibrary',
  description: 'Where an icon comes from.',
  valuesMap: { MATERIAL: { description: 'The icons of Material Design.' } },
});

/** An icon. */
@ObjectType()
export class IconProperties {
  /** Where the icon comes from. */
  readonly iconLibrary?: IconLibrary | null;
  /** Name of the icon in its library. */
  readonly name?: string | null;
  /** Style of the icon, as in `Outlined`. */
  readonly style?: string | null;
}

/** How an entity is shown. */
@ObjectType()
export class DisplayProperties {
  /** Colour of the entity, as in `#1890ff`. */
  readonly colorHex?: string | null;
  /** Icon of the entity. */
  readonly icon?: IconProperties | null;
}
