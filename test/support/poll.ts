const PAUSE_MS = 20;

/** Asks `state` again and again until it answers something other than undefined, false or an empty list; throws after `limitMs`. */
export async function poll<T>(
  state: () => Promise<T | undefined | false> | T | undefined | false,
  what: string,
  limitMs = 30_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const value = await state();
    if (value !== undefined && value !== false && !isEmptyList(value)) return value;
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
