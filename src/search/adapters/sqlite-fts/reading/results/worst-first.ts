/** Keeps the best of the offered items, and gives access to the worst of them. */
export class WorstFirst {
  private readonly heap: number[] = [];

  constructor(private readonly compare: (left: number, right: number) => number) {}

  get size(): number {
    return this.heap.length;
  }

  get worst(): number | undefined {
    return this.heap[0];
  }

  /** The items that are kept, the best first. */
  sorted(): readonly number[] {
    return [...this.heap].sort((left, right) => this.compare(left, right));
  }

  /** Keeps `item` if there are fewer than `most`, or if it is better than the worst. */
  offer(item: number, most: number): void {
    const { heap } = this;
    if (heap.length < most) {
      heap.push(item);
      this.rise(heap.length - 1);
    } else if (heap[0] !== undefined && this.compare(item, heap[0]) < 0) {
      heap[0] = item;
      this.sink();
    }
  }

  private rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (!this.isWorse(at, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(): void {
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      const right = left + 1;
      let worst = at;
      if (left < this.heap.length && this.isWorse(left, worst)) worst = left;
      if (right < this.heap.length && this.isWorse(right, worst)) worst = right;
      if (worst === at) return;
      this.swap(at, worst);
      at = worst;
    }
  }

  private isWorse(left: number, right: number): boolean {
    return this.compare(this.heap[left] ?? 0, this.heap[right] ?? 0) > 0;
  }

  private swap(left: number, right: number): void {
    const item = this.heap[left] ?? 0;
    this.heap[left] = this.heap[right] ?? 0;
    this.heap[right] = item;
  }
}
