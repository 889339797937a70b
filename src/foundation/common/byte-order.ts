/** Compares texts as engines compare their UTF-8 bytes, whatever the locale: negative when `left` comes first. */
export function compareBytes(left: string, right: string): number {
  return left === right ? 0 : Buffer.compare(Buffer.from(left), Buffer.from(right));
}
