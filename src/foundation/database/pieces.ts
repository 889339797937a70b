/** Items that one statement names: longer lists gain nothing and cost planning, and every engine takes as many. */
const PIECE = 500;

/**
 * Characters of the values in one statement, beyond which further rows go into another: a quarter of what MariaDB takes
 * by default.
 */
const PACKET = 4_000_000;

/**
 * `items` in their order, in the pieces that one statement each may name. However long a list is that a client sends,
 * statements with it go through here.
 */
export function* pieces<Item>(items: readonly Item[], size: number = PIECE): Generator<readonly Item[], void, void> {
  if (items.length <= size) {
    if (items.length > 0) yield items;
    return;
  }
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** The rows that `select` finds for each piece of `items`, all together. */
export function selectPieces<Item, Row>(
  items: readonly Item[],
  select: (piece: readonly Item[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  return items.length > 0 && items.length <= PIECE ? select(items) : selectAll(items, select);
}

async function selectAll<Item, Row>(
  items: readonly Item[],
  select: (piece: readonly Item[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const piece of pieces(items)) for (const row of await select(piece)) rows.push(row);
  return rows;
}

/**
 * `rows` in their order, in parts whose texts are short enough for one statement; a row that is longer stands alone.
 */
export function* packets<Row extends readonly unknown[]>(rows: readonly Row[]): Generator<readonly Row[], void, void> {
  let [from, length] = [0, 0];
  for (const [at, row] of rows.entries()) {
    const added = row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);
    if (at > from && length + added > PACKET) {
      yield rows.slice(from, at);
      [from, length] = [at, 0];
    }
    length += added;
  }
  if (from < rows.length) yield rows.slice(from);
}
