/**
 * Counts the turns of the event loop from now on. The function that it answers ends the counting and tells their
 * number.
 */
export function countTurns(): () => number {
  let turns = 0;
  let isDone = false;
  const watch = (): void => {
    turns += 1;
    if (!isDone) setImmediate(watch);
  };
  setImmediate(watch);
  return () => {
    isDone = true;
    return turns;
  };
}
