import type { SearchFilter } from './search-query.js';
import { ViewRestriction, type SearchViewer } from './view-restriction.port.js';

/** Makes everything visible to everybody. Nothing is concealed. */
export class EverythingViewable extends ViewRestriction {
  override filterFor(): SearchFilter | undefined {
    return undefined;
  }

  override knowableFor(): SearchFilter | undefined {
    return undefined;
  }

  override async viewable(_viewer: SearchViewer, urns: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(urns);
  }

  override conceal(text: string): string {
    return text;
  }

  override reveal(concealed: string): string {
    return concealed;
  }
}
