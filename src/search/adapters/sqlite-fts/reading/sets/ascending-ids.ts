/** The position of the first of the ascending `ids` that is `id` or greater; their number if there is none. */
export function positionIn(ids: ArrayLike<number>, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
