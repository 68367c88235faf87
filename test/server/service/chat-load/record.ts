/** A message that the provider has acknowledged. */
export interface Acknowledged {
  readonly conversationId: string;
  readonly seq: number;
  readonly clientId: string;
  readonly text: string;
  readonly sender: 'user' | 'staff';
  /** Who sent it. */
  readonly by: string;
}

/** What everybody notes during a run. */
export class Record {
  /** In the order in which each sender sent. */
  readonly acknowledged: Acknowledged[] = [];
  readonly faults: string[] = [];
  private readonly counts = new Map<string, number>();

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  counted(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  get figures(): string {
    return [...this.counts].map(([what, count]) => `${what} ${count}`).join(', ');
  }
}
