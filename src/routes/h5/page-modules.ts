import type { PageConfig } from '@tarojs/taro';
import type { ComponentType } from 'react';

/** A page of Taro's generated entry: its path, its config's keys, and how to load its code. */
export interface PageModule extends PageConfig {
  readonly path: string;
  load(): readonly [Promise<{ default: ComponentType }>, ...unknown[]];
}

let modules: ReadonlyMap<string, PageModule> = new Map();

/** Takes the pages of the generated entry. */
export const setPageModules = (pages: readonly PageModule[]): void => {
  modules = new Map(pages.map((page) => [page.path.replace(/^\//, ''), page]));
};

/** Loads the code of a page, given its Taro path. Rejects when its chunk cannot be fetched. */
export async function pageComponent(path: string): Promise<ComponentType> {
  const module = modules.get(path);
  if (!module) throw new Error(`Page ${path} is not part of this build`);
  return (await module.load()[0]).default;
}

/** Config of a page, given its Taro path. */
export function pageWindow(path: string): PageConfig {
  const { load: _load, path: _path, ...config } = modules.get(path) ?? { path, load: undefined };
  return config;
}
