import { Injectable } from '@nestjs/common';
import { AspectScanner, patternMatcher, patternStart, prefixEnd, type ScanRange } from '../../aspects/index.js';
import { compareBytes } from '../../foundation/common/byte-order.js';
import { ModelRegistry } from '../../model/index.js';
import { SearchIndex, SearchSchema } from '../../search/index.js';
import { retrying } from './retrying.js';

/** Documents that are examined together. */
const PAGE = 500;

/** Urns greater than `after`, up to `until` and less than `end`. */
interface UrnStretch {
  readonly after: string;
  readonly until: string | undefined;
  readonly end: string | undefined;
}

/** Finds documents of entities that are not in SQL. */
@Injectable()
export class DocumentOrphans {
  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly scanner: AspectScanner,
    private readonly registry: ModelRegistry,
  ) {}

  /** Makes the engine show recent writes, so that `within` sees all of them. Throws `ENGINE_UNAVAILABLE`. */
  showAll(): Promise<void> {
    return retrying(() => this.index.refresh());
  }

  /**
   * Urns of visible documents (see `showAll`) in a stretch whose entity has no key aspect, some at a time. `look` gets
   * the number of documents that were examined. Throws `ENGINE_UNAVAILABLE`.
   */
  async *within(range: ScanRange, look?: (documents: number) => void): AsyncGenerator<readonly string[]> {
    const { urns, urnLike } = range.filter;
    if (urns !== undefined) {
      const indexed = await retrying(() => this.index.revisions(urns));
      yield this.gone([...indexed.keys()]);
      return;
    }
    const fits = urnLike === undefined ? undefined : patternMatcher(urnLike);
    for (const entityType of this.schema.entityTypes()) {
      const stretch = stretchOf(entityType, range);
      if (stretch === undefined) continue;
      for await (const page of this.documents(entityType, stretch)) {
        look?.(page.length);
        const found = await this.gone(fits === undefined ? page : page.filter(fits));
        if (found.length > 0) yield found;
      }
    }
  }

  private async *documents(entityType: string, { after, until, end }: UrnStretch): AsyncGenerator<readonly string[]> {
    for (let position = after; ;) {
      const from = { entityType, after: position, size: PAGE };
      const page = await retrying(() => this.index.scan(from));
      const urns = page.map(({ urn }) => urn);
      const inside = urns.filter((urn) => (end === undefined || compareBytes(urn, end) < 0) && isUpTo(urn, until));
      yield inside;
      const last = urns.at(-1);
      if (last === undefined || page.length < PAGE || inside.length < urns.length) return;
      position = last;
    }
  }

  /** Those of `urns` that have no key aspect. Throws `ENGINE_UNAVAILABLE`. */
  async gone(urns: readonly string[]): Promise<readonly string[]> {
    const byAspect = new Map<string, string[]>();
    for (const urn of urns) {
      const name = this.registry.findEntity(urn.split(':', 3)[2] ?? '')?.keyAspect.name ?? '';
      const known = byAspect.get(name);
      if (known === undefined) byAspect.set(name, [urn]);
      else known.push(urn);
    }
    const living = new Set<string>();
    for (const [name, some] of byAspect) {
      for (const urn of await retrying(() => this.scanner.urnsWith(name, some))) living.add(urn);
    }
    return urns.filter((urn) => !living.has(urn));
  }
}

/** The part of a stretch with the urns of one type; undefined when there is none. */
function stretchOf(entityType: string, { filter, after, until }: ScanRange): UrnStretch | undefined {
  const ofType = `urn:li:${entityType}:`;
  const prefix = patternStart(filter.urnLike ?? '%').prefix;
  if (!prefix.startsWith(ofType) && !ofType.startsWith(prefix)) return undefined;
  const common = prefix.length > ofType.length ? prefix : ofType;
  const start = justBefore(common);
  const stretch = {
    after: after !== undefined && compareBytes(after.urn, start) > 0 ? after.urn : start,
    until: until?.urn,
    end: prefixEnd(common),
  };
  const isPast = stretch.end !== undefined && compareBytes(stretch.after, stretch.end) >= 0;
  return isPast || !isUpTo(common, stretch.until) ? undefined : stretch;
}

function isUpTo(urn: string, until: string | undefined): boolean {
  return until === undefined || compareBytes(urn, until) <= 0;
}

/** A text with nothing of use between it and `prefix`, in byte order. */
function justBefore(prefix: string): string {
  const characters = Array.from(prefix);
  const last = characters.pop()?.codePointAt(0) ?? 0;
  const before = last === 0xe000 ? 0xd7ff : last - 1;
  return before < 0 ? characters.join('') : `${characters.join('')}${String.fromCodePoint(before)}\u{10ffff}`;
}
