import { defineMessages, textOf } from '@/i18n/messages';
import { currentLane } from '@/shared/lane/lane';
import { setErrorHint } from '@/telemetry/errors';
import type { Problem } from '@/telemetry/log';

const MESSAGES = defineMessages(
  { title: '调试 {version} · 泳道 {lane} · {count} 条', usual: '默认' },
  { title: 'Debug {version} · lane {lane} · {count} entries', usual: 'usual' },
);
/** A check of the builds searches for this name. */
const NAME = 'debug-aid';
const MOST_LINES = 50;

const line = ({ area, message, detail }: Problem): string =>
  `${new Date().toTimeString().slice(0, 8)} ${area} ${message} ${detail ? JSON.stringify(detail) : ''}`;

/** Shows a collapsible list of the last 50 errors since the start, at the upper edge of the page. */
export function showDebugAid(): void {
  const t = textOf(MESSAGES);
  const panel = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('pre');
  panel.className = NAME;
  panel.style.cssText =
    'position:fixed;z-index:9999;top:0;left:0;max-width:100%;background:#222;color:#fff;font-size:12px';
  list.style.cssText = 'max-height:40vh;overflow:auto;margin:0;padding:8px;white-space:pre-wrap';
  const lines: string[] = [];
  const draw = (): void => {
    const lane = currentLane() || t('usual');
    summary.textContent = t('title', { version: APP_VERSION, lane, count: lines.length });
    list.textContent = lines.join('\n');
  };
  panel.append(summary, list);
  document.body.append(panel);
  setErrorHint((problem) => {
    lines.unshift(line(problem));
    lines.splice(MOST_LINES);
    draw();
  });
  draw();
}
