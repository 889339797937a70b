/** Compares texts by their UTF-8 bytes, as engines do, whatever the locale: negative if `left` sorts first. */
export function compareBytes(left: string, right: string): number {
  return left === right ? 0 : Buffer.compare(Buffer.from(left), Buffer.from(right));
}
