import { Injectable } from '@nestjs/common';
import { AspectScanner, type ScanFilter } from '../../../aspects/index.js';
import type { UrnPage, UrnRange } from './urn-page.js';

/** Sorts after all aspect names in byte order. */
const AFTER_ASPECTS = '~';

/** Reads the urns of stored entities. */
@Injectable()
export class StoredUrns {
  constructor(private readonly scanner: AspectScanner) {}

  /** Returns a page of the urns with a latest row that matches the filter. Throws `ENGINE_UNAVAILABLE`. */
  async page(filter: ScanFilter, { after, size }: UrnRange): Promise<UrnPage> {
    const urns = new Set<string>();
    for (let position = after; ;) {
      const start = position === undefined ? {} : { after: { urn: position, aspectName: AFTER_ASPECTS } };
      const rows = await this.scanner.page({ filter, ...start }, size);
      for (const { record } of rows) {
        if (urns.size < size) urns.add(record.urn);
      }
      position = rows.at(-1)?.record.urn;
      if (rows.length < size) return { urns: [...urns], isLast: true };
      if (urns.size === size) return { urns: [...urns], isLast: false };
    }
  }
}
