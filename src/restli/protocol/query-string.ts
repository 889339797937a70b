import { percentDecode } from '../../http/index.js';

/** The query of a request: names decoded, values as they came. */
export class QueryString {
  private constructor(private readonly values: ReadonlyMap<string, readonly string[]>) {}

  /** Reads the text after the question mark. `+` stands for a space. */
  static parse(text: string): QueryString {
    const values = new Map<string, string[]>();
    for (const pair of text.split('&').filter((part) => part !== '')) {
      const equals = pair.indexOf('=');
      const name = percentDecode(equals === -1 ? pair : pair.slice(0, equals));
      const value = (equals === -1 ? '' : pair.slice(equals + 1)).replaceAll('+', '%20');
      values.set(name, [...(values.get(name) ?? []), value]);
    }
    return new QueryString(values);
  }

  /** The still encoded values given for `name`, in order. */
  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  /** The decoded first value given for `name`. */
  text(name: string): string | undefined {
    const first = this.all(name)[0];
    return first === undefined ? undefined : percentDecode(first);
  }

  has(name: string): boolean {
    return this.values.has(name);
  }
}
