import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compiler from 'miniprogram-compiler';

import { translateTemplates } from './alipay-templates';
import type { Platform } from './options';

/** Returns the render function of one template file, given its path inside the build. */
export type Templates = (wxmlPath: string) => ((data: unknown) => unknown) | undefined;

const MAX_COMPILER_OUTPUT_BYTES = 64 * 1024 * 1024;
/** What the compiler made of a build, for every suite of a run. */
const STORED = join(process.cwd(), '.cache/templates');
const TEMPLATE = /\.(wxml|wxs|axml|sjs)$/;
const compiled = new Map<string, Templates>();

function compile(root: string): string {
  return compiler.wxmlToJs(root, { maxBuffer: MAX_COMPILER_OUTPUT_BYTES });
}

function compileAlipay(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'axml-'));
  try {
    translateTemplates(root, copy);
    // WeChat stops recursion in templates; Alipay allows it, and Taro relies on that.
    return compile(copy).replace(/if\(p_\[b\]\)\{_wl\(b,x\[\d+\]\);return\}/g, '');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A template creates its scripts' modules at each evaluation; a device creates them once. */
const makeModulesOnce = (code: string): string =>
  'var $modules={};' +
  code.replace(/\$gdc\(f_\[("[^"]+")\],"",1\)/g, '($modules[$1]||($modules[$1]=$&))');

/** File of a build's compiled templates, named by their sources and by this file. */
function storedFile(root: string, platform: Platform): string {
  const hash = createHash('sha256').update(readFileSync(__filename));
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => TEMPLATE.test(each)).sort())
    hash.update(name).update(readFileSync(join(root, name)));
  return join(STORED, `${platform}-${hash.digest('hex').slice(0, 16)}.js`);
}

/** Compiles the templates of a build unless an earlier suite has. */
function compiledCode(root: string, platform: Platform): string {
  const file = storedFile(root, platform);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const code = makeModulesOnce(platform === 'alipay' ? compileAlipay(root) : compile(root));
  mkdirSync(STORED, { recursive: true });
  // Several suites may begin at once: a rename is whole or not there.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
  return code;
}

/**
 * Compiles all templates of a build with WeChat's compiler, once per build and process. Each build
 * gets its own `__WXML_GLOBAL__`: the compiler keeps its caches there under names that collide.
 */
export function compileTemplates(root: string, platform: Platform): Templates {
  const known = compiled.get(root);
  if (known) return known;
  const code = compiledCode(root, platform);
  const shared = compiled.size > 0 ? { wxs_nf_init: true } : {};
  const run = new Function('__WXML_GLOBAL__', 'var $gwx;' + code) as (g: object) => Templates;
  const templates = run(shared);
  compiled.set(root, templates);
  return templates;
}
