/**
 * Milliseconds of processor time that this process used during `work`: unlike the time that passes, it does not depend
 * on what else the machine does.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
