/** Maximum number of characters scanned; a mistake after them is reported without its place. */
const MOST_CHARACTERS = 1_000_000;

const BLANK = /[ \t\n\r]*/y;
// eslint-disable-next-line no-control-regex -- texts of JSON may not hold them
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Tokens allowed next. */
type Next = 'value' | 'first item' | 'first name' | 'name' | 'colon' | 'comma';

/** What is wrong with an invalid JSON text, and where. Never includes the text, which may be secret. */
export function jsonMistake(text: string): string {
  const shown = text.slice(0, MOST_CHARACTERS);
  const { at, expected } = new JsonScanner(shown).mistake();
  if (at >= shown.length)
    return shown.length < text.length ? 'its mistake is far behind' : `it ends where ${expected} must follow`;
  const lines = shown.slice(0, at).split('\n');
  return `${expected} must stand at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Scans JSON from the left up to the first invalid token. */
class JsonScanner {
  private at = 0;
  private next: Next = 'value';
  /** The open brackets, each as its closing bracket. */
  private readonly open: string[] = [];

  constructor(private readonly text: string) {}

  mistake(): { readonly at: number; readonly expected: string } {
    do this.skip(BLANK);
    while (this.step());
    return { at: this.at, expected: this.expected() };
  }

  /** Reads one token. Returns false if no allowed token follows. */
  private step(): boolean {
    const character = this.text[this.at];
    if (this.next === 'colon') return this.take(character === ':', 'value');
    if (this.next === 'comma')
      return this.close() || this.take(character === ',' && this.open.length > 0, this.afterComma());
    if (this.next.startsWith('first') && this.close()) return true;
    if (this.next.endsWith('name')) return this.skip(STRING) && this.follow('colon');
    return this.begin(character) || ((this.skip(STRING) || this.skip(SCALAR)) && this.follow('comma'));
  }

  private begin(character: string | undefined): boolean {
    if (character !== '{' && character !== '[') return false;
    this.open.push(character === '{' ? '}' : ']');
    return this.take(true, character === '{' ? 'first name' : 'first item');
  }

  private close(): boolean {
    const closing = this.open.at(-1);
    if (closing === undefined || this.text[this.at] !== closing) return false;
    this.open.pop();
    return this.take(true, 'comma');
  }

  private afterComma(): Next {
    return this.open.at(-1) === '}' ? 'name' : 'value';
  }

  private take(isThere: boolean, next: Next): boolean {
    if (!isThere) return false;
    this.at += 1;
    return this.follow(next);
  }

  private follow(next: Next): true {
    this.next = next;
    return true;
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  private expected(): string {
    const closing = this.open.at(-1);
    switch (this.next) {
      case 'colon':
        return '":"';
      case 'comma':
        return closing === undefined ? 'nothing more' : `"," or "${closing}"`;
      case 'name':
        return 'a name in double quotes';
      case 'first name':
        return 'a name in double quotes or "}"';
      case 'first item':
        return 'a value or "]"';
      case 'value':
        return 'a value';
    }
  }
}
