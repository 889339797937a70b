/** A line of a comparison: in both texts, only in the later one, or only in the earlier one. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Product of the numbers of lines that are compared one by one; longer texts show as replaced. */
const MOST_PAIRS = 1_000_000;

/** The lines of both texts in one order, with as few added and removed ones as possible. */
export function diffOfLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const start = commonLength(before, after);
  const end = commonLength(before.slice(start).toReversed(), after.slice(start).toReversed());
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return [
    ...lines('same', before.slice(0, start)),
    ...middle(removed, added),
    ...lines('same', before.slice(before.length - end)),
  ];
}

/** The comparison with long runs of equal lines replaced by undefined, except `around` lines beside each change. */
export function withoutLongRuns(diff: readonly DiffLine[], around = 2): readonly (DiffLine | undefined)[] {
  const isNear = diff.map((_line, at) =>
    diff.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  return diff.flatMap((line, at) => {
    if (isNear[at] === true) return [line];
    return at === 0 || isNear[at - 1] === true ? [undefined] : [];
  });
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at === -1 ? Math.min(one.length, other.length) : at;
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): readonly DiffLine[] {
  return texts.map((text) => ({ kind, text }));
}

function middle(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  if (before.length * after.length > MOST_PAIRS) return [...lines('removed', before), ...lines('added', after)];
  const lengths = commonLengths(before, after);
  const found: DiffLine[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [old, fresh] = [before[left], after[right]];
    if (old !== undefined && old === fresh) {
      found.push({ kind: 'same', text: old });
      left += 1;
      right += 1;
    } else if (
      fresh === undefined ||
      (old !== undefined && at(lengths, left + 1, right) >= at(lengths, left, right + 1))
    ) {
      found.push({ kind: 'removed', text: old ?? '' });
      left += 1;
    } else {
      found.push({ kind: 'added', text: fresh });
      right += 1;
    }
  }
  return found;
}

/** For each pair of places, how many lines the rests of both texts have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const row = table[left];
      if (row === undefined) continue;
      row[right] =
        before[left] === after[right]
          ? at(table, left + 1, right + 1) + 1
          : Math.max(at(table, left + 1, right), at(table, left, right + 1));
    }
  return table;
}

function at(table: readonly Uint32Array[], left: number, right: number): number {
  return table[left]?.[right] ?? 0;
}
