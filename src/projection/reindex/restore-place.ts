import type { AspectKey } from '../../aspects/index.js';
import { retrying } from './retrying.js';

/** How often the place of a restore is saved, in milliseconds. */
const SAVE_MS = 2_000;

/** How far a restore has come, so that another run can continue it. */
export interface RestorePlace {
  /** The row after which the restore began; absent = before the first of all rows. */
  readonly from?: AspectKey;
  /** The last restored row: all rows before it are restored, too. With `isWalked`, absent = the last of all rows. */
  readonly reached?: AspectKey;
  /** Whether all rows are restored; only documents without a row remain to be removed. */
  readonly isWalked: boolean;
}

/** Saves the place of a restore, every few seconds and when it is interrupted. */
export class PlaceKeeper {
  private savedAt = -SAVE_MS;

  constructor(
    private readonly from: AspectKey | undefined,
    private readonly store: ((place: RestorePlace) => Promise<void>) | undefined,
  ) {}

  /** Whether the place was last saved some seconds ago. */
  get isDue(): boolean {
    return this.store !== undefined && performance.now() - this.savedAt >= SAVE_MS;
  }

  /** Saves that all rows up to `reached` are restored; does nothing before the first row. */
  async save(reached: AspectKey | undefined): Promise<void> {
    if (reached !== undefined) await this.keep({ reached, isWalked: false });
  }

  /** Saves that all rows are restored; `reached` = the last one, undefined = the last of all rows. */
  saveWalked(reached: AspectKey | undefined): Promise<void> {
    return this.keep({ ...(reached !== undefined && { reached }), isWalked: true });
  }

  private async keep(place: RestorePlace): Promise<void> {
    const { from, store } = this;
    if (store !== undefined) await retrying(() => store({ ...(from !== undefined && { from }), ...place }));
    this.savedAt = performance.now();
  }
}
