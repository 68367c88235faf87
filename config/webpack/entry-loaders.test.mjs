import entryLoader from './entry-loader.js';
import titleLoader from './title-loader.js';

const page = (name) => `Object.assign({
  path: 'pages/${name}/index',
  load: function(context, params) {
    const page = import("./pages/${name}/index")
    return [page, context, params]
  }
}, {})`;
const entry = (pages) => `var config = {"pages":["a"],"router":{"mode":"hash"}}
window.__taroAppConfig = config
config.routes = [
  ${pages}
]`;
const run = (source) =>
  entryLoader.call({ getOptions: () => ({ page: 'pages/main/home/index' }) }, source);

test('the entry names each page once, with home in it', () => {
  const written = run(entry([page('main/home'), page('main/mine')].join(',')));
  expect(written).toContain(
    `pageOf('main/home', () => import(/* webpackMode: "eager" */ "./pages/main/home/index"))`,
  );
  expect(written).toContain(`pageOf('main/mine', () => import("./pages/main/mine/index"))`);
  expect(written).toContain('{"router":{"mode":"hash"}}');
  expect(written).not.toContain('Object.assign');
});

test('a page of another form fails the build', () => {
  const other = page('main/mine').replace('}, {})', '}, {"a":1})');
  expect(() => run(entry(other))).toThrow('another form');
});

test('titles leave the table, whatever the row’s layout', () => {
  const table = `export const routes = {
  home: {
    path: '/home',
    title: ['首页', 'Home'],
    tab: 0,
  },
  login: { path: '/login', title: ['登录', 'Log in'] },
};`;
  expect(titleLoader(table)).toBe(`export const routes = {
  home: {
    path: '/home',
    tab: 0,
  },
  login: { path: '/login' },
};`);
  expect(() => titleLoader('export const routes = {};')).toThrow('No title');
});
