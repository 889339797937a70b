/** Nouns for places, from a closed list. */
export type Noun =
  | 'application'
  | 'asset'
  | 'assertion'
  | 'column'
  | 'data product'
  | 'dataset'
  | 'document'
  | 'domain'
  | 'entity'
  | 'group'
  | 'parent term group'
  | 'new parent term group'
  | 'logical dataset'
  | 'relationship'
  | 'tag'
  | 'type'
  | 'hit'
  | 'user'
  | 'version set';

/**
 * The place of a required privilege: the whole platform, a whole entity type, one entity, or each of several entities.
 */
export type Place =
  | { readonly kind: 'PLATFORM' }
  | { readonly kind: 'TYPE'; readonly type: string }
  | { readonly kind: 'ONE'; readonly noun: Noun; readonly which?: string | undefined }
  | { readonly kind: 'EACH'; readonly noun: Noun; readonly which?: string | undefined };

/** A whole entity type, by the model's name. */
export function allOfType(type: string): Place {
  return { kind: 'TYPE', type };
}

/** One entity that the caller names; `which` qualifies it, as in "that the file belongs to". */
export function the(noun: Noun, which?: string): Place {
  return { kind: 'ONE', noun, which };
}

/** Each of several entities. */
export function each(noun: Noun, which?: string): Place {
  return { kind: 'EACH', noun, which };
}

/** A place in words. */
export function placeText(place: Place): string {
  switch (place.kind) {
    case 'PLATFORM':
      return 'in general';
    case 'TYPE':
      return `the type \`${place.type}\``;
    default:
      return [
        place.kind === 'ONE' ? 'the' : 'each',
        place.noun,
        ...(place.which === undefined ? [] : [place.which]),
      ].join(' ');
  }
}
