import type { DocumentDecision } from './document-decision.js';

/** Query texts whose decisions are kept; DataHub's user interface and clients send a few hundred different ones. */
const MAX_DOCUMENTS = 1_000;

/** Memory of all that is kept together, about; all documents of DataHub's user interface take half of it. */
const MAX_BYTES = 96_000_000;

/**
 * Keeps what was decided about the query texts used last, so that a text seen before is neither parsed nor validated.
 */
export class DocumentCache {
  private readonly decisions = new Map<string, DocumentDecision>();
  private bytes = 0;

  constructor(
    private readonly maxDocuments = MAX_DOCUMENTS,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /** What was decided about `query`, if it is kept. */
  get(query: string): DocumentDecision | undefined {
    const decision = this.decisions.get(query);
    if (decision === undefined) return undefined;
    this.decisions.delete(query);
    this.decisions.set(query, decision);
    return decision;
  }

  /** Keeps a decision; those unused for longest give way when there is no room. */
  set(query: string, decision: DocumentDecision): void {
    this.drop(query);
    this.decisions.set(query, decision);
    this.bytes += decision.bytes;
    for (const oldest of this.decisions.keys()) {
      if (this.decisions.size <= this.maxDocuments && this.bytes <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(query: string): void {
    this.bytes -= this.decisions.get(query)?.bytes ?? 0;
    this.decisions.delete(query);
  }
}
