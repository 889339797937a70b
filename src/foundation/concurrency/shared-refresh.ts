/** Lets concurrent callers share a refresh: each gets one that started after its call. */
export class SharedRefresh {
  private current: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly refresh: () => Promise<void>) {}

  run(): Promise<void> {
    if (this.current === undefined) return (this.current = this.begin());
    this.next ??= this.current
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return (this.current = this.begin());
      });
    return this.next;
  }

  private begin(): Promise<void> {
    const begun: Promise<void> = this.refresh().finally(() => {
      if (this.current === begun) this.current = undefined;
    });
    return begun;
  }
}
