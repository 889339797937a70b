import { isDecodable } from '../common/decodable.js';
import type { Parser } from './variable.js';

/** Any non-empty text. */
export const text: Parser<string> = { expected: 'a text', parse: (value) => value };

/** `true` or `false`. */
export const boolean: Parser<boolean> = {
  expected: 'true or false',
  parse: (value) => ({ true: true, false: false })[value.toLowerCase()],
};

/** An integer from `min` to `max`, both inclusive. */
export function integer(min: number, max: number): Parser<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    parse(value) {
      const number = Number(value);
      return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined;
    },
  };
}

/** One of a closed list of words. */
export function oneOf<const T extends string>(words: readonly T[]): Parser<T> {
  const expected = words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`;
  return { expected, parse: (value) => words.find((word) => word === value) };
}

/** A text of at least `bytes` bytes in UTF-8. */
export function textOfBytes(bytes: number): Parser<string> {
  return {
    expected: `a text of at least ${bytes} bytes`,
    parse: (value) => (Buffer.byteLength(value) >= bytes ? value : undefined),
  };
}

/** `parser`, or one of `words`, which it would reject. */
export function orOneOf(parser: Parser<string>, words: readonly string[]): Parser<string> {
  return {
    expected: `${parser.expected}, or ${words.join(', ')}`,
    parse: (value) => (words.includes(value) ? value : parser.parse(value)),
  };
}

/** The beginning of names of indices, by the rules of Elasticsearch and OpenSearch; they have it in lower case. */
export const indexPrefix: Parser<string> = {
  expected: 'a text that index names may begin with: no blanks, none of , : # * ? " / and no - _ + at its beginning',
  parse: (value) => (/^[^\\/*?"<>|\s,#:+_-][^\\/*?"<>|\s,#:]*$/.test(value) ? value : undefined),
};

/** The name of a topic, by Kafka's rules. */
export const topicName: Parser<string> = {
  expected: 'a text of at most 249 letters, digits and . _ -',
  parse: (value) => (/^(?!\.{1,2}$)[\w.-]{1,249}$/.test(value) ? value : undefined),
};

/** Texts separated by commas; blanks around texts and empty texts are dropped. */
export const list: Parser<readonly string[]> = {
  expected: 'a list separated by commas',
  parse: (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
};

const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#@*\s]+$/i;

/** Origins of pages, separated by commas. */
export const origins: Parser<readonly string[]> = {
  expected: 'origins such as https://app.example:8443, separated by commas, without a path',
  parse(value) {
    const given = list.parse(value);
    return given?.every((one) => ORIGIN.test(one)) === true ? given : undefined;
  },
};

/** An address `scheme:rest` with one of `schemes`; schemes other than `sqlite` need a host. */
export function address(schemes: readonly string[]): Parser<string> {
  const forms = schemes.map((scheme) => (scheme === 'sqlite' ? 'sqlite:<file>' : `${scheme}://<host>`));
  return {
    expected: `an address of the form ${forms.join(', ')}`,
    parse: (value) => (isAddress(value, schemes) ? value : undefined),
    advice: (value) => (HAS_USER.test(value) ? ENCODING : undefined),
  };
}

/** A user and a password, or the beginning of a password, which a # in a file `.env` has cut off. */
const HAS_USER = /@|:\/\/[^:/]*:(?!\d)/;

const ENCODING = 'In a user or a password, write % as %25, # as %23, / as %2F, ? as %3F and @ as %40.';

function isAddress(value: string, schemes: readonly string[]): boolean {
  const scheme = value.slice(0, value.indexOf(':'));
  if (!schemes.includes(scheme)) return false;
  if (scheme === 'sqlite') return value.length > 'sqlite:'.length;
  return value.startsWith(`${scheme}://`) && URL.canParse(value) && isUsable(new URL(value));
}

/** Whether the address names a host, and its other parts can be decoded. */
function isUsable({ host, username, password, pathname }: URL): boolean {
  return host !== '' && [username, password, pathname].every(isDecodable);
}
