import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../../server/kit/temporary-directory';

const H5 = process.env.H5_DIR ?? join(__dirname, '../../../dist/h5');
const WORKER_SCRIPT = join(__dirname, '../../../scripts/service-worker.mjs');
const LIST = 'offline-files.json';
const PAGE = 'index.html';

/** Start of a script that writes down of which build it is. */
const mark = (name: string): string => `(self.ran=self.ran||[]).push("${name}");`;
const MARK = /^\(self\.ran=.*?\);/;

/** A copy of the built site that a test releases anew. */
export class Releases {
  readonly folder = temporaryDirectory('releases-');
  private count = 0;

  constructor() {
    cpSync(H5, this.folder, { recursive: true });
  }

  /** Makes the service worker anew; `off`: the one that removes itself. */
  writeWorker(mode: 'on' | 'off' = 'on'): void {
    const env = { ...process.env, SERVICE_WORKER: mode };
    execFileSync(process.execPath, [WORKER_SCRIPT, this.folder], { env });
  }

  /**
   * Releases a build whose scripts all have other names and write down when they run; those of the build before
   * are gone. @param withWorker whether its service worker is out as well @returns the build's name
   */
  release({ withWorker = true } = {}): string {
    const name = `build${++this.count}`;
    const names = new Map<string, string>();
    for (const kind of ['js', 'chunk'])
      for (const file of readdirSync(join(this.folder, kind))) {
        const [, id = '', hash = '', ending = ''] = /^(\w+)\.(\w{8})\.js(.*)$/.exec(file) ?? [];
        if (ending !== '') rmSync(join(this.folder, kind, file));
        else if (id) names.set(hash, this.rename(kind, id, hash, name));
      }
    const rewrite = (file: string) => {
      const path = join(this.folder, file);
      const text = readFileSync(path, 'utf8').replace(
        /\b[0-9a-f]{8}\b/g,
        (hash) => names.get(hash) ?? hash,
      );
      writeFileSync(path, text.replace(/(<meta name="build" content=")\w+/, `$1${name}`));
      for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`, { force: true });
    };
    rewrite(PAGE);
    rewrite(LIST);
    if (withWorker) this.writeWorker();
    return name;
  }

  private rename(kind: string, id: string, hash: string, name: string): string {
    const [from, next] = [join(this.folder, kind, `${id}.${hash}.js`), this.hashOf(hash, name)];
    const script = readFileSync(from, 'utf8').replace(MARK, '');
    writeFileSync(from, `${mark(name)}${script}`);
    renameSync(from, join(this.folder, kind, `${id}.${next}.js`));
    return next;
  }

  private readonly hashOf = (hash: string, name: string): string =>
    [...hash].map((digit) => ((parseInt(digit, 16) + name.length) % 16).toString(16)).join('');
}
