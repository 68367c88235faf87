import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compiler from 'miniprogram-compiler';

import { translateTemplates } from '../../simulator/alipay-templates';
import { filesOf } from '../build';
import { MINI } from '../rule';
import type { Rule } from '../rule';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ');
}

function attempt(what: string, run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return [`${what} do not compile: ${reasonOf(error)}`];
  }
}

function compileAxml(root: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'axml-'));
  try {
    translateTemplates(root, copy);
    compiler.wxmlToJs(copy, { maxBuffer: MAX_OUTPUT_BYTES });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

export const templatesCompile: Rule = {
  name: 'templates compile',
  targets: MINI,
  check: ({ target, root }) =>
    target === 'alipay'
      ? attempt('AXML templates', () => compileAxml(root))
      : attempt('WXML templates', () => compiler.wxmlToJs(root, { maxBuffer: MAX_OUTPUT_BYTES })),
};

export const stylesCompile: Rule = {
  name: 'styles compile',
  targets: ['weapp'],
  check: (build) =>
    filesOf(build, /\.wxss$/).length
      ? attempt('WXSS styles', () => compiler.wxssToJs(build.root, { maxBuffer: MAX_OUTPUT_BYTES }))
      : [],
};
