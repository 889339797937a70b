/**
 * How long one statement may take on a server, in milliseconds; a server that is cut off never answers, and holds up
 * those who wait behind it.
 */
const STATEMENT_LIMIT_MS = 120_000;

/**
 * What `statement` resolves to. After `limitMs` it rejects with the code ETIMEDOUT, and `end` is told to end the
 * connection.
 */
export async function withinLimit<T>(statement: Promise<T>, end: () => void, limitMs = STATEMENT_LIMIT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error(`The database did not answer within ${limitMs} ms`), { code: 'ETIMEDOUT' }));
      end();
    }, limitMs);
  });
  try {
    return await Promise.race([statement, late]);
  } finally {
    clearTimeout(timer);
  }
}
