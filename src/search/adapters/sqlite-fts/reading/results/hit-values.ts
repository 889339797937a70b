import type { DocumentValues } from '../../../../text/document-values.js';
import type { IndexView } from '../index-view.js';

/** The values of one hit, which are read when something asks for them, and once. */
export class HitValues {
  private read: DocumentValues | undefined;
  private readIndexed: DocumentValues | undefined;

  constructor(
    private readonly view: IndexView,
    readonly id: number,
  ) {}

  /** The values by field. */
  get values(): DocumentValues {
    return (this.read ??= this.view.values(this.id));
  }

  /** The same by every name that a field is searched under. */
  get indexed(): DocumentValues {
    return (this.readIndexed ??= this.view.indexedValuesOf(this.id, this.values));
  }
}
