import { NO_VALUE } from '../../../timeseries/index.js';

/** Returns the number in a cell of an aggregated table; null if the cell has no value. */
export function figureOf(cell: string | undefined): number | null {
  return cell === undefined || cell === NO_VALUE ? null : Number(cell);
}
