/**
 * Number of insertions, deletions, replacements and swaps of adjacent letters that turn one text into the other;
 * `most + 1` if it is more than `most`.
 */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = nextRow(left, right, row, previous, before);
    if (Math.min(...current) > most) return most + 1;
    before = previous;
    previous = current;
  }
  return Math.min(previous[right.length] ?? 0, most + 1);
}

function nextRow(left: string, right: string, row: number, previous: number[], before: number[]): number[] {
  const current = [row];
  for (let column = 1; column <= right.length; column += 1) {
    const isSame = left[row - 1] === right[column - 1];
    const changed = (previous[column - 1] ?? 0) + (isSame ? 0 : 1);
    let least = Math.min(changed, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    const isSwap = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
    if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
    current.push(least);
  }
  return current;
}
