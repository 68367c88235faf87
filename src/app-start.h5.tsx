import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { restoreLanguage } from './i18n/remembered-language';
import { loadChunk } from './platform/chunk/load-chunk.h5';
import { deferServices, onceServed } from './routes/h5/services';
import { localEntries } from './storage/storage';

let LaterOverlays: ComponentType | undefined;

/** Overlays of every page, once their code has arrived. */
export function Overlays() {
  const [View, setView] = useState(() => LaterOverlays);
  useEffect(() => onceServed(() => setView(() => LaterOverlays)), []);
  return View ? <View /> : null;
}

/**
 * Starts the app with what its first view needs; everything that needs the provider comes in a chunk of its own, which
 * is asked for at once and which every page but a plain home waits for.
 */
export function startApp(): void {
  localEntries.clearExpired();
  restoreLanguage();
  deferServices(async () => {
    const later = await loadChunk(() => import(/* webpackChunkName: "later" */ './app-later'));
    LaterOverlays = later.Overlays;
    later.startLater();
  });
}
