type Read = (typeof import('./params.alipay'))['readParams'];

const PAGE = 'pages/clinic/department-index/index';
const QUERY = { depaCode: '1101021762' };

/** A fresh app started with these launch options. */
function started(launch?: object): Read {
  Object.assign(globalThis, { my: { getLaunchOptionsSync: () => launch } });
  let read: Read | undefined;
  jest.isolateModules(() => {
    ({ readParams: read } = jest.requireActual<{ readParams: Read }>('./params.alipay'));
  });
  return read as Read;
}

describe('the parameters of a page on Alipay', () => {
  test('a code opens its page with what only the app is told', () => {
    const read = started({ path: PAGE, query: QUERY });
    expect(read({}, `/${PAGE}`)).toEqual(QUERY);
    expect(read(undefined, PAGE)).toEqual(QUERY);
  });

  test('a page’s own parameters count before them', () => {
    expect(started({ path: PAGE, query: QUERY })({ depaCode: '2' }, PAGE)).toEqual({
      depaCode: '2',
    });
  });

  test('once another page was there they are over, except for the page that has them', () => {
    const read = started({ path: PAGE, query: QUERY });
    const first = {};
    expect(read(first, PAGE)).toEqual(QUERY);
    expect(read({}, 'pages/main/home/index')).toEqual({});
    expect(read({}, PAGE)).toEqual({});
    expect(read(first, PAGE)).toEqual(QUERY);
  });

  test.each([undefined, {}, { path: PAGE }])('a start with %j adds nothing', (launch) => {
    expect(started(launch)({}, PAGE)).toEqual({});
  });
});
