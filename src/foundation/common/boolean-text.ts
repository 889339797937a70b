/** Returns the boolean that `text` spells, as in `true`; undefined for everything else. */
export function booleanOf(text: unknown): boolean | undefined {
  if (text === 'true') return true;
  return text === 'false' ? false : undefined;
}
