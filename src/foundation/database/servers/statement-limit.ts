/**
 * Time limit for one statement on a server, in milliseconds; a server that has been cut off never responds, and would
 * block everything that waits for it.
 */
const STATEMENT_LIMIT_MS = 120_000;

/**
 * Returns the result of `statement`. After `limitMs`, rejects with the code ETIMEDOUT and calls `end` to end the
 * connection.
 */
export async function withinLimit<T>(statement: Promise<T>, end: () => void, limitMs = STATEMENT_LIMIT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`The database did not respond within ${limitMs} ms`), { code: 'ETIMEDOUT' }));
      end();
    }, limitMs);
  });
  try {
    return await Promise.race([statement, late]);
  } finally {
    clearTimeout(timer);
  }
}
