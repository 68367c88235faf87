import WebSocket from 'ws';
import { SOCKET_PATH } from '@contract/service/socket-rules';
import type { ClientFrame, ServerFrame } from '@contract/service/socket-rules';
import type { Crowd } from './crowd';
import { between, pause } from './crowd';
import type { ChatConnection } from './line';
import type { Record } from './record';

/** ms that a connection lasts. */
const LASTS = [300, 5_000] as const;

/** A reader whose socket is torn off again and again, and who comes back at any process. */
export class SocketReader {
  private readonly connections = new Map<string, ChatConnection>();
  private socket: WebSocket | null = null;
  private isReady = false;
  private isEnded = false;
  private readonly done: Promise<void>;

  constructor(
    private readonly crowd: Crowd,
    private readonly record: Record,
    private readonly hello: ClientFrame,
  ) {
    this.done = this.run();
  }

  follow(connection: ChatConnection): void {
    this.connections.set(connection.conversationId, connection);
    if (this.isReady) this.ask(connection);
  }

  unfollow(conversationId: string): void {
    this.connections.delete(conversationId);
  }

  async end(): Promise<void> {
    this.isEnded = true;
    this.socket?.terminate();
    await this.done;
  }

  private async run(): Promise<void> {
    while (!this.isEnded) {
      await this.connect();
      this.record.count('sockets lost');
      await pause(between(0, 300));
    }
  }

  private async connect(): Promise<void> {
    const socket = new WebSocket(this.crowd.any().url.replace('http', 'ws') + SOCKET_PATH);
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => this.send(this.hello));
    socket.on('message', (data: Buffer) => this.heard(JSON.parse(String(data)) as ServerFrame));
    const torn = setTimeout(() => socket.terminate(), between(...LASTS));
    await new Promise((resolve) => void socket.on('close', resolve));
    clearTimeout(torn);
    this.isReady = false;
  }

  private heard(frame: ServerFrame): void {
    if (frame.type === 'ready') {
      this.isReady = true;
      for (const connection of this.connections.values()) this.ask(connection);
    }
    if (frame.type === 'refused') this.record.faults.push(`socket refused: ${frame.code}`);
    if (frame.type !== 'messages') return;
    const wrong = this.connections.get(frame.conversationId)?.take(frame.list);
    this.record.faults.push(...(wrong ?? []));
  }

  private ask({ conversationId, last }: ChatConnection): void {
    this.send({ type: 'follow', conversationId, after: last });
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}
