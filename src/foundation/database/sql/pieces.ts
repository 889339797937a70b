/** Number of items per statement: longer lists only add planning time, and every engine accepts this number. */
const PIECE = 500;

/** Maximum number of characters of the values in one statement: a quarter of MariaDB's default limit. */
const PACKET = 4_000_000;

/**
 * Splits `items` into pieces for one statement each, in order. Use it for every statement with a client's list of any
 * length.
 */
export function* pieces<Item>(items: readonly Item[], size: number = PIECE): Generator<readonly Item[], void, void> {
  if (items.length <= size) {
    if (items.length > 0) yield items;
    return;
  }
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** The combined rows of `select` for each piece of `items`. */
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
 * Splits `rows` into parts whose texts are short enough for one statement, in order; a longer row is a part of its own.
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
