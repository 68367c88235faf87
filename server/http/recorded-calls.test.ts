import { endpoints } from '@contract/endpoints';
import type { EndpointName } from '@contract/endpoints';
import { isLogged } from './recorded-calls';

const names = Object.keys(endpoints) as EndpointName[];

/** Reads of staff that show nothing of a person who uses the service. */
const UNLOGGED: readonly string[] = [
  'GET /desk/closingEffect.do',
  'GET /desk/code.do',
  'GET /desk/heldProducts.do',
  'GET /desk/lotChoices.do',
  'GET /desk/manager/signIns.do',
  'GET /desk/me.do',
  'GET /desk/posterCode.do',
  'GET /desk/stockShortages.do',
  'GET /desk/walkInChoices.do',
  'GET /manage/catalogue.do',
  'GET /manage/changes.do',
  'GET /manage/clinics.do',
  'GET /manage/content/detail.do',
  'GET /manage/content/list.do',
  'GET /manage/me.do',
  'GET /manage/recall/list.do',
  'GET /manage/recall/products.do',
  'GET /manage/report.do',
  'GET /manage/staff/list.do',
  'GET /manage/staff/signIns.do',
  'GET /manage/stock/card.do',
  'GET /manage/stock/list.do',
  'GET /questionnaire/staff/list.do',
  'GET /service/staff/canned.do',
  'GET /service/staff/me.do',
  'GET /staff/security.do',
  'GET /ugc-api/moderation/me.do',
];

test('every read by which staff see somebody is logged, and no other', () => {
  const ofStaff = names.filter(
    (name) => name.startsWith('GET ') && !['anyone', 'user'].includes(endpoints[name].access),
  );
  expect(ofStaff.filter((name) => !isLogged(name)).sort()).toEqual(UNLOGGED);
});

test('what signs in, publishes, or shows staff a person goes into the network log; booking and reading do not', () => {
  const logged = names.filter(isLogged);
  for (const name of [
    'POST /passport/v1/h5/login/loginByMobile.do',
    'POST /ugc-api/post/publish.do',
    'POST /ugc-api/comment/publish.do',
    'POST /desk/login.do',
    'GET /desk/day.do',
    'POST /manage/recall/recipients.do',
    'POST /manage/recall/export.do',
  ] as const)
    expect(logged).toContain(name);
  expect(logged.filter((name) => /\/subscribe\/|\/order\/|feed\.do/.test(name))).toEqual([]);
  expect(isLogged('POST /subscribe/subscribe/addV2.do')).toBe(false);
});
