const PAUSE_MS = 20;

/** Asks `state` again and again until it answers something other than undefined or false; throws after `limitMs`. */
export async function poll<T>(
  state: () => Promise<T | undefined | false> | T | undefined | false,
  what: string,
  limitMs = 30_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const value = await state();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
