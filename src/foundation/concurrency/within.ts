/** Whether `work` settled in time, by success or failure. Stops waiting after the limit. */
export async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const done = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([done, limit]);
  } finally {
    clearTimeout(timer);
  }
}
