import type { DocumentNode } from 'graphql';

/** Documents kept; DataHub's user interface and clients send a few hundred different ones. */
const CAPACITY = 1_000;

/** Keeps the parsed and validated documents used last, so that a query seen before is neither parsed nor validated again. */
export class DocumentCache {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(private readonly capacity = CAPACITY) {}

  /** The document kept under `key`. */
  get(key: string): Promise<DocumentNode | undefined> {
    const document = this.documents.get(key);
    if (document !== undefined) this.put(key, document);
    return Promise.resolve(document);
  }

  /** Keeps a document; the one unused for longest gives way when there are too many. */
  set(key: string, document: DocumentNode): Promise<void> {
    this.put(key, document);
    if (this.documents.size > this.capacity) this.dropOldest();
    return Promise.resolve();
  }

  /** Forgets a document. */
  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }

  private put(key: string, document: DocumentNode): void {
    this.documents.delete(key);
    this.documents.set(key, document);
  }

  private dropOldest(): void {
    const oldest = this.documents.keys().next();
    if (oldest.done !== true) this.documents.delete(oldest.value);
  }
}
