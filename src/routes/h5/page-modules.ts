import type { PageConfig } from '@tarojs/taro';
import type { ComponentType } from 'react';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { failedPage } from './failed-page';
import { report } from './report';
import { isBootstrapped, services } from './services';

interface PageCode {
  readonly default: ComponentType;
  /** Asks for the code of the page's view, where it has one of its own (`later-view.tsx`). */
  readonly prepareView?: () => void;
}

/** A page of Taro's generated entry: its path, its config's keys, and how to load its code. */
export interface PageModule extends PageConfig {
  readonly path: string;
  load(): readonly [Promise<PageCode>, ...unknown[]];
}

let modules: ReadonlyMap<string, PageModule> = new Map();

/** Sets the pages of the generated entry. */
export const setPageModules = (pages: readonly PageModule[]): void => {
  modules = new Map(pages.map((page) => [page.path.replace(/^\//, ''), page]));
};

/** Pages whose code failed to load; each keeps its placeholder until it is left. */
const failed = new Map<string, ComponentType>();

/**
 * Loads the code of a page, given its Taro path. A chunk that cannot be fetched yields an error page with retry; if a
 * release removed it, the site reloads instead, after `beforeReload`.
 */
export async function loadPage(path: string, beforeReload?: () => void): Promise<void> {
  const module = modules.get(path);
  if (!module) throw new Error(`Page ${path} is not part of this build`);
  const load = async (again = true) => {
    if (again && !isBootstrapped()) await services();
    return (await loadChunk(() => module.load()[0], beforeReload)).default;
  };
  failed.delete(path);
  try {
    await load(false);
  } catch (error) {
    failed.set(path, failedPage(load));
    report(error);
  }
}

/** Preloads the code of a page and of its view. On failure it is fetched when the page is opened. */
export function fetchPage(path: string): void {
  modules
    .get(path)
    ?.load()[0]
    .then(
      ({ prepareView }) => prepareView?.(),
      () => undefined,
    );
}

/** Component of a page after {@link loadPage}. */
export async function pageComponent(path: string): Promise<ComponentType> {
  const standIn = failed.get(path);
  if (standIn) return standIn;
  const module = modules.get(path);
  if (!module) throw new Error(`Page ${path} is not part of this build`);
  return (await module.load()[0]).default;
}

/** Config of a page, given its Taro path. */
export function pageWindow(path: string): PageConfig {
  const { load: _load, path: _path, ...config } = modules.get(path) ?? { path, load: undefined };
  return config;
}
