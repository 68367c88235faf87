import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { restoreLanguage } from './i18n/remembered-language';
import { loadChunk } from './platform/chunk/load-chunk.h5';
import { wait } from './platform/wait/wait';
import { onceShown } from './routes/h5/once-shown';
import { deferServices } from './routes/h5/services';
import { localEntries } from './storage/storage';

let LaterOverlays: ComponentType | undefined;
let showOverlays: (() => void) | undefined;

/** Overlays of every page, once their code has arrived. */
export function Overlays() {
  const [View, setView] = useState(() => LaterOverlays);
  useEffect(() => {
    showOverlays = () => setView(() => LaterOverlays);
    showOverlays();
    return () => void (showOverlays = undefined);
  }, []);
  return View ? <View /> : null;
}

/**
 * Loads what nothing waits for, in a task after the one that draws the page; where that fails, again after the next
 * navigation.
 */
function startAfterwards(): void {
  const load = () => import(/* webpackChunkName: "afterwards" */ './app-afterwards');
  void wait(0)
    .then(() => loadChunk(load))
    .then(
      (afterwards) => {
        LaterOverlays = afterwards.Overlays;
        afterwards.startAfterwards();
        showOverlays?.();
      },
      () => onceShown(startAfterwards),
    );
}

/**
 * Starts the app with what its first view needs. What needs the provider comes in a chunk of its own, which is asked for
 * at once and which every page but a plain home waits for; what runs beside the pages, such as telemetry, after the first.
 */
export function startApp(): void {
  localEntries.clearExpired();
  restoreLanguage();
  deferServices(async () => {
    // The data layer first: the rest runs in a task of its own, so that a tap on home need not wait for all of it.
    await loadChunk(() => import(/* webpackChunkName: "later" */ './http/hooks/use-server'));
    await wait(0);
    const later = await loadChunk(() => import(/* webpackChunkName: "later" */ './app-later'));
    later.startLater();
  });
  onceShown(startAfterwards);
}
