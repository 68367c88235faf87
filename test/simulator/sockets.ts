import WebSocket from 'ws';

import type { App } from './app';
import { Failure } from './failure';

/** Sockets at a time, on both platforms (wx.connectSocket; my.connectSocket, FAQ). */
const MOST = 5;
/** ms in the background after which WeChat ends sockets; that `onClose` comes then cannot be relied on. */
const BACKGROUND_LIFE = 5_000;

type Listener = (event: unknown) => void;
type Kind = 'open' | 'message' | 'close' | 'error';

/** Alipay's error numbers (my.connectSocket). */
const ALIPAY = { unknown: 1, format: 4, scheme: 5, notOpen: 10 } as const;

/** One connection to the provider: real WebSocket, events on the app's clock. */
class Socket {
  readonly listeners = new Map<Kind, Listener>();
  private readonly real: WebSocket;
  private isSilent = false;

  constructor(
    private readonly app: App,
    url: string,
    readonly onGone: () => void,
  ) {
    this.real = new WebSocket(url, { perMessageDeflate: false });
    this.real.on('open', () => this.report('open', {}));
    this.real.on('message', (data: Buffer) => this.report('message', this.messageOf(String(data))));
    this.real.on('error', () => this.report('error', { errMsg: 'connect failed' }));
    this.real.on('close', (code: number) => {
      this.onGone();
      this.report('close', { code, reason: '' });
    });
  }

  get isConnecting(): boolean {
    return this.real.readyState === WebSocket.CONNECTING;
  }

  send(text: string): void {
    if (this.real.readyState !== WebSocket.OPEN) {
      const [message, code] =
        this.app.platform === 'weapp'
          ? (['SocketTask.readyState is not OPEN', undefined] as const)
          : (['网络连接没有打开，无法发送消息', ALIPAY.notOpen] as const);
      throw new Failure(message, code);
    }
    this.real.send(text);
  }

  close(): void {
    this.real.close();
  }

  /** The connection breaks; `isSilent`: without a word to the app. */
  cut(isSilent = false): void {
    this.isSilent = isSilent;
    this.real.terminate();
  }

  /** Alipay's tasks wrap what comes once more. */
  private messageOf(data: string): object {
    return this.app.platform === 'weapp' ? { data } : { data: { data, isBuffer: false } };
  }

  private report(kind: Kind, event: object): void {
    if (this.isSilent) return;
    const { app } = this;
    app.clock.setTimeout(() => {
      const listener = this.listeners.get(kind);
      // Whoever listens later has missed it.
      if (listener) app.guard(() => listener(app.handOver(event)));
    });
  }
}

/** The app's sockets, with faults on demand. */
export class Sockets {
  /** Addresses opened so far. */
  readonly log: string[] = [];
  /** Every new socket is refused, as by a proxy that knows none. */
  refused = false;
  private readonly open = new Set<Socket>();

  constructor(private readonly app: App) {}

  /** How many there are. */
  get count(): number {
    return this.open.size;
  }

  /** A socket is being opened: the app has to be waited for. */
  get busy(): boolean {
    return [...this.open].some(({ isConnecting }) => isConnecting);
  }

  /** Breaks all connections. */
  cut(): void {
    for (const socket of [...this.open]) socket.cut();
  }

  /** The app is in the background. */
  background(): void {
    if (this.app.platform !== 'weapp') return;
    const before = [...this.open];
    this.app.clock.setTimeout(() => {
      for (const socket of before) socket.cut(true);
    }, BACKGROUND_LIFE);
  }

  /** @throws {Failure} what the platform refuses */
  connect(url: string): Socket {
    const weapp = this.app.platform === 'weapp';
    if (!/^wss?:\/\//.test(url)) throw new Failure('url must start with ws or wss', ALIPAY.scheme);
    if (/\s/.test(url)) throw new Failure('invalid url', ALIPAY.format);
    if (this.open.size >= MOST)
      throw new Failure(
        weapp ? 'exceed max connection' : '连接数超过限制',
        weapp ? undefined : ALIPAY.unknown,
      );
    this.log.push(url);
    const isRefused = this.refused || this.app.network.offline;
    const address = isRefused ? 'ws://127.0.0.1:1' : this.app.network.route(url);
    const socket: Socket = new Socket(this.app, address, () => this.open.delete(socket));
    this.open.add(socket);
    return socket;
  }
}
