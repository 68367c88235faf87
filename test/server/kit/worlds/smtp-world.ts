import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A real SMTP server of a test. */
export interface Smtp {
  readonly port: number;
  /** Mails as they arrived. */
  readonly taken: string[];
  readonly close: () => Promise<void>;
}

const listen = (server: Pick<Server, 'listen' | 'once'>, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });

/** Starts an SMTP server; by default it takes everything, without TLS. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<Smtp> {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
    ...options,
  });
  // A client that goes away in the middle is no error of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** A server that speaks SMTP up to the mail's text, then answers with a step of its own. */
export async function startBrokenSmtp(
  after: 'greeting' | 'data' | 'end',
  step: 'silence' | 'hang up',
): Promise<Smtp> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const stop = (): void => {
      if (step === 'hang up') socket.destroy();
    };
    if (after === 'greeting') {
      stop();
      return;
    }
    let isData = false;
    socket.write('220 broken ESMTP\r\n');
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString('latin1');
      if (isData) {
        if (after === 'data' || text.endsWith('\r\n.\r\n')) stop();
        return;
      }
      isData = text.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  await listen(server, 0);
  return {
    port: (server.address() as AddressInfo).port,
    taken: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** A certificate for 127.0.0.1 that a provider trusts where `NODE_EXTRA_CA_CERTS` names it. */
export function makeCertificate(directory: string) {
  const [keyPath, certPath] = [join(directory, 'smtp.key'), join(directory, 'smtp.crt')];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', keyPath, '-out', certPath];
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...files, ...subject], { stdio: 'ignore' });
  return { path: certPath, key: readFileSync(keyPath), cert: readFileSync(certPath) };
}
