import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { App } from './app';
import type { PageHost } from './page-host';
import { parseAddress } from './url';
import type { Address } from './url';

/** What a page returns to be shared, as both platforms read it. */
export interface Card {
  title: string;
  /** Page that the card opens, with its query as the receiving phone gets it. */
  opens: Address;
  pictures: string[];
}

type ShareAnswer = Record<string, unknown>;

const PICTURE_FIELDS = ['imageUrl', 'bgImgUrl', 'scImgUrl'];
/**
 * The page's share setting says so; WeChat shows no other format, and Alipay's cards are shared to WeChat and Weibo as
 * well.
 */
const DRAWN = /\.(png|jpe?g)(\?.*)?$/i;

function picturesOf(app: App, given: ShareAnswer): string[] {
  return PICTURE_FIELDS.flatMap((field) => {
    const picture = given[field];
    if (picture === undefined) return [];
    if (typeof picture !== 'string' || !DRAWN.test(picture))
      throw new Error(`${field} of a card is no PNG or JPG: ${String(picture)}`);
    const isRemote = /^https?:\/\//.test(picture);
    if (!isRemote && !existsSync(join(app.root, picture)))
      throw new Error(`${field} of a card is in no package: ${picture}`);
    return [picture];
  });
}

function titleOf(given: ShareAnswer): string {
  const { title } = given;
  // Alipay requires one, WeChat would show the name of the mini-program.
  if (typeof title !== 'string' || !title) throw new Error('a card has no title');
  return title;
}

function cardOf(app: App, given: unknown, path: (given: ShareAnswer) => string): Card {
  if (typeof given !== 'object' || given === null) throw new Error('the page shares nothing');
  const card = given as ShareAnswer;
  const opens = parseAddress(path(card), '', app.platform);
  if (!app.manifest.pages.includes(opens.path))
    throw new Error(`a card leads to "${opens.path}", which is no page of app.json`);
  return { title: titleOf(card), opens, pictures: picturesOf(app, card) };
}

/** The card that "send to a friend" makes of the page's answer; throws if it would be empty or open no page. */
export function messageCard(app: App, host: PageHost, from: object = { from: 'menu' }): Card {
  if (!host.has('onShareAppMessage')) throw new Error(`${host.path} has nothing to share`);
  const given = host.call('onShareAppMessage', app.handOver(from));
  return cardOf(app, given, ({ path }) => {
    if (typeof path !== 'string') throw new Error('a card has no path');
    if (app.platform === 'weapp' && !path.startsWith('/'))
      throw new Error(`the path of a card begins with a slash: ${path}`);
    return path;
  });
}

/** WeChat's moments: the page itself with another query; undefined where the menu does not offer them. */
export function momentsCard(app: App, host: PageHost): Card | undefined {
  if (app.platform !== 'weapp' || !host.has('onShareTimeline')) return undefined;
  const given = host.call('onShareTimeline');
  return cardOf(app, given, ({ query = '' }) => `/${host.path}?${String(query)}`);
}
