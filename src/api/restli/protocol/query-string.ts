import { invalidArgument } from '../../../foundation/common/errors.js';
import { percentDecode } from '../../../foundation/http/index.js';

/** A record member in a list in the syntax of protocol 1.0.0: `ids[0].urn`. */
const INDEXED_MEMBER = /^(\w+)\[(\d{1,6})\]\.(\w+)$/;

/** Maximum number of separators per list item: urns contain commas, too, and records several members. */
const PARTS_PER_ITEM = 20;
const SEPARATOR = /[&,]|%2c/gi;

/** The query of a request, with decoded names and raw values. */
export class QueryString {
  private constructor(private readonly values: ReadonlyMap<string, readonly string[]>) {}

  /**
   * Parses the text after the question mark. `+` stands for a space. Records of protocol 1.0.0 (`ids[0].urn=…`) are
   * converted to those of 2.0.0 (`ids=(urn:…)`). Throws `INVALID_ARGUMENT`, before parsing, for a text that must
   * contain far more items than `itemsLimit`.
   */
  static parse(text: string, itemsLimit = Infinity): QueryString {
    checkParts(text, itemsLimit * PARTS_PER_ITEM);
    const values = new Map<string, string[]>();
    const records = new Map<string, string[]>();
    for (const [name, value] of pairsOf(text)) {
      const [, list, index, member] = INDEXED_MEMBER.exec(name) ?? [];
      if (list === undefined || index === undefined || member === undefined) append(values, name, value);
      else append(records, `${list}.${index}`, `${member}:${value}`);
    }
    for (const [key, members] of records) append(values, key.slice(0, key.lastIndexOf('.')), `(${members.join(',')})`);
    return new QueryString(values);
  }

  /** The raw values of `name`, in order. */
  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  /** The first value of `name`, decoded. */
  text(name: string): string | undefined {
    const first = this.all(name)[0];
    return first === undefined ? undefined : percentDecode(first);
  }

  /** Every name in the query. */
  get names(): readonly string[] {
    return [...this.values.keys()];
  }

  has(name: string): boolean {
    return this.values.has(name);
  }
}

function checkParts(text: string, limit: number): void {
  SEPARATOR.lastIndex = 0;
  let parts = 0;
  while (parts <= limit && SEPARATOR.test(text)) parts += 1;
  if (parts > limit)
    throw invalidArgument('The query names far more items than REST_ITEMS_LIMIT lets one request have.');
}

function append(values: Map<string, string[]>, name: string, value: string): void {
  const known = values.get(name);
  if (known === undefined) values.set(name, [value]);
  else known.push(value);
}

function pairsOf(text: string): readonly (readonly [name: string, value: string])[] {
  const pairs = text.split('&').filter((part) => part !== '');
  return pairs.map((pair) => {
    const equals = pair.indexOf('=');
    const name = percentDecode(equals === -1 ? pair : pair.slice(0, equals));
    return [name, (equals === -1 ? '' : pair.slice(equals + 1)).replaceAll('+', '%20')];
  });
}
