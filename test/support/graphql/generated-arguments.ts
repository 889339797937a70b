import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
} from 'graphql';

/** Levels of input objects below which members that may be left out are. */
const MAX_DEPTH = 4;

/** How likely it is that an argument or a member is given that may be left out, of 10. */
const GIVEN_OF_TEN = 6;

/**
 * What a generated argument may hold: urns by the part of a name that says what they are of, and words for all else.
 */
export interface Vocabulary {
  readonly urns: readonly string[];
  readonly words: readonly string[];
}

/** Calls of a root field with arguments made from the schema, as the text of a document. */
export function callsOf(field: GraphQLField<unknown, unknown>, vocabulary: Vocabulary): fc.Arbitrary<string> {
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return membersOf(field.args, vocabulary, 0).map((members) => {
    const given = members === '' ? '' : `(${members})`;
    return `mutation { ${field.name}${given}${selection} }`;
  });
}

function membersOf(
  members: readonly (GraphQLArgument | GraphQLInputField)[],
  vocabulary: Vocabulary,
  depth: number,
): fc.Arbitrary<string> {
  const parts = members.map((member) => {
    const value = valueOf(member.type, member.name, vocabulary, depth).map((text) => `${member.name}: ${text}`);
    if (isNonNullType(member.type)) return value;
    if (depth >= MAX_DEPTH) return fc.constant('');
    const weights = [
      { arbitrary: value, weight: GIVEN_OF_TEN },
      { arbitrary: fc.constant(''), weight: 10 - GIVEN_OF_TEN },
    ];
    return fc.oneof(...weights);
  });
  return fc.tuple(...parts).map((texts) => texts.filter((text) => text !== '').join(', '));
}

function valueOf(type: GraphQLInputType, name: string, vocabulary: Vocabulary, depth: number): fc.Arbitrary<string> {
  if (isNonNullType(type)) return valueOf(type.ofType, name, vocabulary, depth);
  if (isListType(type)) {
    const items = fc.array(valueOf(type.ofType, name, vocabulary, depth), { minLength: 1, maxLength: 2 });
    return items.map((texts) => `[${texts.join(', ')}]`);
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type))
    return membersOf(Object.values(type.getFields()), vocabulary, depth + 1).map((members) => `{ ${members} }`);
  return leafOf(type.name, name, vocabulary);
}

function leafOf(type: string, name: string, { urns, words }: Vocabulary): fc.Arbitrary<string> {
  if (type === 'Boolean') return fc.constantFrom('true', 'false');
  if (type === 'Int' || type === 'Long') return fc.constantFrom('0', '1', '7');
  if (type === 'Float') return fc.constantFrom('0.5', '1');
  const texts = /urn|tokenId|^id$|source|destination|domain|parent|owner|user/i.test(name) ? urns : words;
  const likely = texts.filter((text) => kindIn(name) !== undefined && text.startsWith(`urn:li:${kindIn(name) ?? ''}`));
  return fc
    .constantFrom(...(likely.length > 0 ? [...likely, ...likely, ...texts] : texts))
    .map((text) => JSON.stringify(text));
}

/** The entity type that a name like `tagUrn` or `glossaryTermUrns` speaks of. */
function kindIn(name: string): string | undefined {
  const kinds: Readonly<Record<string, string>> = {
    tag: 'tag',
    term: 'glossaryTerm',
    domain: 'domain',
    dataset: 'dataset',
    group: 'corpGroup',
    user: 'corpuser',
    owner: 'corpuser',
    form: 'form',
    role: 'dataHubRole',
    resource: 'dataset',
    entity: 'dataset',
    asset: 'dataset',
    property: 'structuredProperty',
    application: 'application',
    product: 'dataProduct',
  };
  return Object.entries(kinds).find(([part]) => name.toLowerCase().includes(part))?.[1];
}
