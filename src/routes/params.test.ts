type Read = (typeof import('./params.alipay'))['readParams'];

const PAGE = 'pages/clinic/department-index/index';
const QUERY = { depaCode: '1101021762' };

/** Brings the running app to the foreground, as a code scanned meanwhile does. */
let reopen: (options?: object) => void = () => undefined;

/** A fresh app started with these launch options. */
function started(launch?: object): Read {
  const onAppShow = (listener: typeof reopen): void => {
    reopen = listener;
  };
  Object.assign(globalThis, { my: { getLaunchOptionsSync: () => launch, onAppShow } });
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

  test('a code scanned while the app runs opens its page with what it says, and the first keeps its own', () => {
    const read = started({ path: PAGE, query: QUERY });
    const first = {};
    expect(read(first, PAGE)).toEqual(QUERY);
    expect(read({}, 'pages/main/home/index')).toEqual({});
    reopen({ path: `/${PAGE}`, query: { depaCode: '2' } });
    expect(read({}, PAGE)).toEqual({ depaCode: '2' });
    expect(read(undefined, PAGE)).toEqual({ depaCode: '2' });
    expect(read(first, PAGE)).toEqual(QUERY);
    expect(read({ depaCode: '3' }, PAGE)).toEqual({ depaCode: '3' });
    expect(read({}, 'pages/main/home/index')).toEqual({});
  });

  test.each([undefined, {}, { path: PAGE }, { query: QUERY }])(
    'a return to the foreground with %j adds nothing',
    (options) => {
      const read = started({ path: 'pages/main/home/index' });
      expect(read({}, 'pages/main/home/index')).toEqual({});
      reopen(options);
      expect(read({}, PAGE)).toEqual({});
    },
  );

  test.each([undefined, {}, { path: PAGE }])('a start with %j adds nothing', (launch) => {
    expect(started(launch)({}, PAGE)).toEqual({});
  });
});
