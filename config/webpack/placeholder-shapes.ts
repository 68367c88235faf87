/** Shape of the placeholder that a page shows until it is drawn; `src/index.html` draws them. */
export type PlaceholderShape = 'list' | 'detail' | 'form' | 'text';

/** Pages by their folder's name, where it says more than their area. */
const BY_NAME: readonly (readonly [RegExp, PlaceholderShape])[] = [
  [/detail|result|success|certificate|-home$|index-page|queue/, 'detail'],
  [/edit|write|login|bind|password|verify|feedback|report|invoice|email/, 'form'],
  [/list|search|mine|city/, 'list'],
];

/** What most pages of an area look like; a list where it is not named. */
const BY_AREA: Readonly<Record<string, PlaceholderShape>> = {
  account: 'form',
  agreement: 'text',
  booking: 'form',
  clinic: 'detail',
  content: 'text',
  verify: 'form',
};

/** Shape of the placeholder of a Taro page path. */
export function placeholderOf(page: string): PlaceholderShape {
  const [, area = '', name = ''] = page.split('/');
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? BY_AREA[area] ?? 'list';
}
