import { firstShown } from '../../design/entity-name.js';

interface WithName {
  readonly name?: string | null;
}

interface WithNames {
  readonly displayName?: string | null;
  readonly fullName?: string | null;
}

/** An entity of a response, with those of its names that were requested. */
export interface Named {
  readonly urn: string;
  readonly username?: string;
  readonly name?: string | null;
  readonly groupName?: string;
  readonly datasetName?: string;
  readonly properties?: WithNames | null;
  readonly editableProperties?: WithNames | null;
  readonly info?: WithName | null;
  readonly domain?: WithName | null;
  readonly tag?: WithName | null;
  readonly term?: WithName | null;
  readonly node?: WithName | null;
  readonly container?: WithName | null;
}

/** The name of an entity to show: the one that people gave it, else the one in its urn. */
export function nameOf(entity: Named): string {
  const { editableProperties, properties, info, domain, tag, term, node, container } = entity;
  const names = [
    editableProperties?.displayName,
    properties?.displayName,
    properties?.fullName,
    ...[info, domain, tag, term, node, container].map((one) => one?.name),
    entity.groupName,
    entity.datasetName,
    entity.username,
    entity.name,
  ];
  return firstShown(names) ?? shortUrn(entity.urn);
}

/** The name in a urn, such as `joe` of `urn:li:corpuser:joe` and `t` of `urn:li:chart:(s,t)`; else the whole urn. */
export function shortUrn(urn: string): string {
  const [, plain, second] = /^urn:li:[A-Za-z]+:(?:([^(].*)|\([^,()]*,([^,()]+)[,)].*)$/.exec(urn) ?? [];
  return plain ?? second ?? urn;
}

/** The urn of a user who may be named by urn or by user name. */
export function userUrn(text: string): string {
  const name = text.trim();
  return name.startsWith('urn:') || name === '' ? name : `urn:li:corpuser:${name}`;
}

/** Texts as a list in a sentence: `a, b and c`. */
export function listText(texts: readonly string[], word = 'and'): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${word} ${last}`;
}
