import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportDetail } from '@contract/export/endpoints';
import type { ExportState } from '@contract/export/export-rules';
import type { Login, Provider } from '../harness';
import { removeDirectory } from '../temporary-directory';

export const SUBMIT = 'POST /passport/user/export/submit.do';
export const DETAIL = 'GET /passport/user/export/detail.do';
export const LATEST = 'GET /passport/user/export/latest.do';
export const CANCEL = 'POST /passport/user/export/cancel.do';
export const REPEAT = 'POST /passport/user/export/repeat.do';
export const DOWNLOAD = 'POST /passport/user/export/download.do';

/** Who calls: a token, or a login. */
export type Who = { readonly token: string } | { readonly as: Login };

/** A mail in the outbox. */
export interface SentMail {
  readonly email: string;
  readonly subject: string;
  readonly body: string;
}

/** The code that the account gets by SMS to confirm an export. */
export async function exportCode(provider: Provider, who: Who, mobile: string): Promise<string> {
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'export' }, who);
  return provider.newestCode(mobile);
}

/** Requests an export, as its owner would. */
export async function requestExport(
  provider: Provider,
  who: Who,
  mobile: string,
  email: string,
  language: 'zh-CN' | 'en' = 'zh-CN',
): Promise<ExportDetail> {
  const vcode = await exportCode(provider, who, mobile);
  const exportMobile = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
  const input = { exportMobile, exportEmail: email, vcode };
  return provider.ok(SUBMIT, input, { ...who, language });
}

/** Has exports worked on. @returns the export @throws Error where it is in another state then */
export async function exportIs(
  provider: Provider,
  who: Who,
  exportId: string,
  state: ExportState,
  problem: ExportDetail['problem'] = null,
): Promise<ExportDetail> {
  await provider.runJobs();
  const detail = await provider.ok(DETAIL, { exportId }, who);
  if (detail.state !== state || (problem !== null && detail.problem !== problem))
    throw new Error(`${detail.state}, ${String(detail.problem)}: ${provider.output}`);
  return detail;
}

/** Mails to an address, the newest first. */
export async function mailsTo(provider: Provider, email: string): Promise<SentMail[]> {
  const answer = await fetch(`${provider.url}/dev/outbox?email=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as SentMail[];
}

/** Downloads the file of an address. */
export async function download(provider: Provider, url: string) {
  const answer = await fetch(provider.url + url);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Files of an archive by name, as the system's own unzip opens them. */
export function unzipped(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const directory = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    const path = join(directory, 'export.zip');
    writeFileSync(path, bytes);
    const run = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync('unzip', words, { maxBuffer: 2 ** 28 });
      if (status !== 0) throw new Error(`unzip ${words[0] ?? ''}: ${String(stderr)}`);
      return stdout;
    };
    run('-tq', path);
    const names = run('-Z1', path).toString('utf8').trim().split('\n');
    return new Map(names.map((name) => [name, run('-p', path, name)]));
  } finally {
    removeDirectory(directory);
  }
}

/** Rows of a table in an archive. */
export function rowsIn(
  files: ReadonlyMap<string, Buffer>,
  table: string,
): readonly Readonly<Record<string, unknown>>[] {
  const file = files.get(`data/${table}.json`);
  if (!file) return [];
  return (JSON.parse(file.toString('utf8')) as { rows: Record<string, unknown>[] }).rows;
}
