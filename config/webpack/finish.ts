import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Compiler } from 'webpack';

const SCRIPT = resolve(__dirname, '../../scripts/finish-build.mjs');

/** Ends the build's files by scripts/finish-build.mjs, so that every command that builds writes the same. */
export class Finish {
  constructor(
    private readonly target: string,
    private readonly folder: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('Finish', async (stats) => {
      if (stats.hasErrors()) return;
      // Taro compiles what is in this folder to CommonJS, which cannot import the scripts.
      const child = spawn(process.execPath, [SCRIPT, this.target, this.folder], {
        stdio: 'inherit',
      });
      const status = await new Promise((settle) => child.on('close', settle));
      if (status !== 0) throw new Error(`${SCRIPT} could not finish ${this.folder}`);
      // Who waits for the files need not wait for what webpack does after them (scripts/build-target.mjs).
      process.send?.('finished');
    });
  }
}
