/** Traffic from the app to the view: number of setData calls, their JSON bytes, the largest. */
export interface SetDataCost {
  calls: number;
  bytes: number;
  max: number;
}

/** Counts setData traffic where it is serialised to JSON, which is what costs time on the device. */
export class Meter {
  private total: SetDataCost = { calls: 0, bytes: 0, max: 0 };

  record(json: string): void {
    const bytes = Buffer.byteLength(json);
    this.total = {
      calls: this.total.calls + 1,
      bytes: this.total.bytes + bytes,
      max: Math.max(this.total.max, bytes),
    };
  }

  async during(run: () => Promise<unknown>): Promise<SetDataCost> {
    const outer = this.total;
    this.total = { calls: 0, bytes: 0, max: 0 };
    try {
      await run();
      return this.total;
    } finally {
      const inner = this.total;
      this.total = {
        calls: outer.calls + inner.calls,
        bytes: outer.bytes + inner.bytes,
        max: Math.max(outer.max, inner.max),
      };
    }
  }
}
