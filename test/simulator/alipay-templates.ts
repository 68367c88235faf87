import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function eventAttribute(_: string, verb: string, first: string, rest: string): string {
  return ` ${verb === 'on' ? 'bind' : 'catch'}${first.toLowerCase()}${rest}=`;
}

/** AXML as the equivalent WXML; event names keep Alipay's camel case. */
export function axmlToWxml(axml: string): string {
  return axml
    .replace(
      /<import-sjs\s+name="([^"]+)"\s+from="([^"]+)\.sjs"\s*\/>/g,
      '<wxs module="$1" src="$2.wxs" />',
    )
    .replace(/(<(?:import|include)\s+src="[^"]+)\.axml"/g, '$1.wxml"')
    .replace(/\sa:(for|for-item|for-index|key|if|elif|else)\b/g, ' wx:$1')
    .replace(/\s(on|catch)([A-Za-z])([A-Za-z]*)=/g, eventAttribute);
}

/** SJS as WXS: one default export becomes `module.exports`. */
export function sjsToWxs(sjs: string): string {
  return sjs.replace(/export\s+default\s*/, 'module.exports = ');
}

/** Copies a built Alipay app to `target` with its templates in WeChat's dialect. */
export function translateTemplates(source: string, target: string): void {
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(source.length));
    if (/\.axml$/.test(to)) write(to.replace(/axml$/, 'wxml'), axmlToWxml(read(from)));
    else if (/\.sjs$/.test(to)) write(to.replace(/sjs$/, 'wxs'), sjsToWxs(read(from)));
    else if (/\.json$/.test(to)) write(to, read(from));
  }
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
