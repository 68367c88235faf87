import type { App } from './app';

type Listener = (result?: unknown) => void;

/** What a platform knows of newer versions of the app; it looks for them and downloads them by itself. */
export class Updates {
  private readonly ready = new Set<Listener>();
  private readonly checked = new Set<Listener>();
  private readonly failed = new Set<Listener>();
  private isDownloaded = false;
  /** How often the app has restarted itself with a newer version. */
  restarts = 0;

  constructor(private readonly app: App) {}

  /** The only manager of an app: `getUpdateManager` of both platforms. */
  readonly manager = {
    onCheckForUpdate: (listener: Listener) => void this.checked.add(listener),
    onUpdateReady: (listener: Listener) => void this.ready.add(listener),
    onUpdateFailed: (listener: Listener) => void this.failed.add(listener),
    applyUpdate: () => {
      // The platforms restart with a version only once it has been downloaded.
      if (!this.isDownloaded) throw new Error('applyUpdate:fail update is not ready');
      this.restarts += 1;
    },
  };

  /** The platform has found a newer version and downloads it, or fails to. */
  async find(outcome: 'downloaded' | 'failed'): Promise<void> {
    this.call(this.checked, this.app.handOver({ hasUpdate: true }));
    this.isDownloaded = outcome === 'downloaded';
    this.call(this.isDownloaded ? this.ready : this.failed);
    await this.app.settle();
  }

  private call(listeners: ReadonlySet<Listener>, result?: unknown): void {
    for (const listener of listeners) this.app.guard(() => listener(result));
  }
}
