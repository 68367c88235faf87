import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { derivePages, includedRoutes, TAB_ROUTES } from './derive';
import { ROUTE_NAMES, routeOf } from './table';
import type { RouteName } from './table';

/** The product's public paths, spelt as in published links. */
const EVERYWHERE = `
/home /departmentList /mine /accountManage
/allVaccine /vaccineList /vaccineClass /vaccineDetalis /vaccineZone /vaccineZoneArticle /encyclopediaDetail
/vaccinePlan /children /departmentIndex /departmentIntro /toggleCity
/memberIndex /privilegeCenter /memberList /fillmemberInfo /healthProfile /caregivers /acceptInvitation
/login /bindMobile /changeMobile /sessionList /password /serial-verify /personalMangage /noticeList /infoAuthorization /alipay/auth
/tftfAlipayMini/index
/vaccineNotice /subscribe /submitLoading /subscribeError /subscribeSuccess /subscribeDetail /refundDetails
/inoculateNote /followUp /doseHistory /myOrder /offlineOrder /offlineOrderDetail /scanConfirm /cancelOrder /modifiyOrder /restOfCourse
/myMessage /messageClassify /messageList /messageDetail /messageDetails
/questionnaire /questionnaire/0 /report /articlesDetail /videoDetail /videoBlank /about /feedback /help /ymcollege
/submitEmail /sendEmail /exportSuccess
/privacyMange /privacyMange/childrenPrivacy /privacyMange/enclosure1 /privacyMange/enclosure2
/privacyMange/personalInfo/nav /privacyMange/personalInfo/baseInfo /privacyMange/personalInfo/user
/privacyMange/personalInfo/business /privacyMange/personalInfo/driver /privacyMange/personalInfo/old
/privacyMange/userAgreement /privacyMange/vip /privacyMange/abstract /privacyMange/logoutNotice
/privacyMange/algorithm /privacyMange/memberConsent /privacyMange/healthConsent /privacyMange/followUpConsent
/privacyMange/consent
/waiting /release /certificate /certificateVerify /search /helpChoose /clinicFilter /clinicMap
/encyclopedia /familyHealth /healthFacts /knowledge /hospitalHome /cancelOrderDetail /community /circle /topic
/postDetail /postEdit /userHome /lottery /userWantDo /healthBeanTask /service /serviceHistory /collections`
  .trim()
  .split(/\s+/);

const WEB_ONLY = `
/xdmHome /v1/app/jsb/blank/redirect /syncLogin /xdmPrivacy /xdmRegist /module /swimlane /desk /manage /serviceDesk /moderation /doMsgCenter /whitePage
/ymApp/publicity /ymApp/openYmAppBlank /ymApp/downYmAppBlank /v1/app/xdm/blank/redirect/order
/v1/app/:partner/blank/redirect /v1/app/:partner/blank/isLogin /v1/app/:partner/blank/login`
  .trim()
  .split(/\s+/);

const pathsOf = (names: RouteName[]) => names.map((name) => routeOf(name).path).sort();
const withFlag = (test: (name: RouteName) => unknown) => ROUTE_NAMES.filter((name) => test(name));

test('the web build of QA has every public route and no other', () => {
  const names = includedRoutes({ target: 'h5', environment: 'qa' });
  expect(pathsOf(names)).toEqual([...EVERYWHERE, ...WEB_ONLY].sort());
});

test.each(['weapp', 'alipay'] as const)('%s has what does not need a URL bar', (target) => {
  expect(pathsOf(includedRoutes({ target, environment: 'live' }))).toEqual([...EVERYWHERE].sort());
});

test('live builds have neither the gallery nor the lane switch; only QA can switch lanes', () => {
  const inBuild = (environment: 'stage' | 'live') =>
    includedRoutes({ target: 'h5', environment }).filter((name) =>
      ['module', 'swimlane'].includes(name),
    );
  expect(inBuild('live')).toEqual([]);
  expect(inBuild('stage')).toEqual(['module']);
});

test.each(readdirSync(join(__dirname, 'table')))('%s has the pages of its area only', (file) => {
  const text = readFileSync(join(__dirname, 'table', file), 'utf8');
  const areas = [...text.matchAll(/page: 'pages\/([^/]+)\//g)].map(([, area]) => area);
  expect([...new Set(areas)]).toEqual([basename(file, '.ts')]);
});

test('no two routes share a path or a page', () => {
  const paths = ROUTE_NAMES.flatMap((name) => [
    routeOf(name).path,
    ...(routeOf(name).aliases ?? []),
  ]);
  expect(new Set(paths).size).toBe(paths.length);
  const pages = ROUTE_NAMES.map((name) => routeOf(name).page);
  expect(new Set(pages).size).toBe(pages.length);
  for (const page of pages) expect(page).toMatch(/^pages\/[a-z]+\/[a-z0-9-]+\/index$/);
});

test('pages are kept as the specification says', () => {
  const retained = withFlag((name) => routeOf(name).keepAlive).map((name) => [
    name,
    routeOf(name).keepAlive,
    !!routeOf(name).savePosition,
  ]);
  expect(retained).toEqual([
    ['home', 600_000, true],
    ['departmentList', 600_000, false],
    ['mine', Infinity, false],
    ['vaccineList', Infinity, true],
    // Ours: a list is found again where a post was opened from it.
    ['community', 600_000, true],
    ['circle', 600_000, true],
    ['topic', 600_000, true],
  ]);
});

test('member info is refreshed where the specification says', () => {
  expect(withFlag((name) => routeOf(name).updateMember)).toEqual([
    'mine',
    'accountManage',
    'memberIndex',
    'subscribe',
  ]);
});

test('tab pages carry the index of their entry', () => {
  const tabs = withFlag((name) => routeOf(name).tab !== undefined).map((name) => [
    name,
    routeOf(name).tab,
  ]);
  expect(Object.fromEntries(tabs)).toEqual({
    home: 0,
    departmentList: 1,
    mine: 2,
    accountManage: 2,
    xdmHome: 0,
    jsbHome: 0,
  });
  expect(TAB_ROUTES.map((name) => routeOf(name).tab)).toEqual([0, 1, 2]);
});

test('pages whose title comes late send their page view later', () => {
  expect(withFlag((name) => routeOf(name).pageViewDelay === 500)).toEqual([
    'vaccineZone',
    'encyclopediaDetail',
  ]);
});

test('only tab pages are in the main package', () => {
  const { pages, subPackages } = derivePages({ target: 'weapp', environment: 'live' });
  expect(pages).toEqual(TAB_ROUTES.map((name) => routeOf(name).page));
  const roots = subPackages.map(({ root }) => root);
  expect(new Set(roots).size).toBe(roots.length);
});

test('a card carries nothing that tells who shares it or what they have booked', () => {
  const harmless = [
    ...['articleId', 'catalogId', 'category', 'channel', 'depaCode', 'id', 'name'],
    ...['vaccId', 'videoId', 'zoneId'],
    // Of an invitation, which is for whoever gets the card; it is used once.
    'code',
    ...['circleId', 'of', 'part', 'postId', 'topicId', 'vaccineCode'],
  ];
  const carried = ROUTE_NAMES.flatMap((name) => routeOf(name).share?.query ?? []);
  expect(harmless.sort()).toEqual([...new Set(carried)].sort());
});
