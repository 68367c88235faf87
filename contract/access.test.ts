import { endpoints } from './endpoints';

/** What a visitor may call. A call that is added here is readable by everybody, so somebody has to mean it. */
const FOR_VISITORS = `
GET /passport/v1/h5/login/initClient.do
GET /service/help.do
GET /passport/v1/h5/login/logout.do
POST /passport/v1/h5/login/loginByMobile.do
POST /passport/v1/h5/login/loginByPassword.do
POST /passport/v1/h5/login/ownerCheck/notMe.do
POST /passport/v1/h5/login/ownerCheck/prove.do
POST /passport/v1/h5/login/resetPassword.do
POST /message/validate/h5/sendVcode.do
POST /passport/tftf/login.do
POST /passport/mini/phoneLogin.do
POST /passport/mini/codeLogin.do
GET /passport/app/version/latest.do
GET /passport/user/getUrls.do
GET /passport/wx/getJsSdkConfig.do
GET /desk/start.do
POST /desk/login.do
POST /desk/factor/begin.do
POST /desk/factor/confirm.do
POST /desk/password.do
GET /article/article/pageList.do
GET /article/article/detail.do
GET /order/certificate/publicKey.do
GET /ugc-api/user/detail.do
GET /ugc-api/user/answers.do
GET /ugc-api/post/detail.do
GET /ugc-api/post/feed.do
GET /ugc-api/post/newer.do
GET /ugc-api/post/similar.do
GET /ugc-api/comment/list.do
GET /ugc-api/comment/replies.do
GET /ugc-api/comment/linked.do
GET /ugc-api/content/counts.do
GET /ugc-api/topic/list.do
GET /ugc-api/topic/detail.do
GET /ugc-api/circle/list.do
GET /ugc-api/circle/detail.do
GET /department/department/nearbyDepartment.do
GET /department/department/getDepartmentVaccineCatalogForOnline.do
GET /department/region/geocoder.do
GET /base/department/detail.do
GET /base/department/vaccines.do
GET /hospital-page/notice/listThree.do
GET /hospital-page/page/detail.do
POST /base/feedback/save.do
GET /base/map/tiles.do
GET /base/region/cities.do
GET /base/region/childRegions.do
GET /base/region/getCityChildRegions.do
GET /base/region/path.do
GET /base/region/allRegionData.do
GET /base/search/all.do
GET /base/search/availability.do
GET /base/search/pageList.do
GET /base/search/popular.do
GET /base/time/now.do
GET /linkman/linkman/relations.do
GET /lottery/activity/list.do
GET /lottery/activity/detail.do
GET /lottery/draw/record.do
GET /lottery/draw/tickets.do
GET /message/message/unreadVersion.do
GET /recommend/help-choose-vaccine/configs.do
GET /subscribe/release/list.do
GET /subscribe/release/detail.do
GET /subscribe/release/draw.do
GET /subscribe/subscribe/departmentWorkDays.do
GET /subscribe/subscribe/departmentWorkTimes2.do
GET /subscribe/subscribe/familyTimes.do
POST /analytics/event/report.do
POST /analytics/pageVisit/report.do
POST /analytics/video/playtime.do
GET /vaccine/product/detail.do
GET /vaccine/product/pageList.do
GET /vaccine/product/index.do
GET /vaccine/product/followUpFigures.do
GET /vaccine/catalog/list.do
GET /vaccine/plan/ages.do
GET /vaccine/vaccineArticle/findVaccGuidelines.do
GET /vaccine/zone/list.do
GET /vaccine/zone/detail.do
GET /vaccine/encyclopedia/list.do
GET /vaccine/encyclopedia/detail.do
GET /video/video/pageList.do
GET /video/video/detail.do`
  .trim()
  .split('\n');

/** Beginnings of the paths of those who sign in as staff of some kind. */
const STAFF = {
  staff: ['/desk/'],
  manager: ['/desk/manager/'],
  anyStaff: ['/staff/'],
  operator: ['/manage/operator/'],
  manage: ['/manage/'],
  service: ['/service/staff/'],
  moderator: ['/ugc-api/moderation/', '/questionnaire/staff/'],
} as const;

const calls = Object.entries(endpoints).map(([name, { access }]) => ({ name, access }));

test('a visitor may make these calls and no others', () => {
  const open = calls.filter(({ access }) => access === 'anyone').map(({ name }) => name);
  expect(open.sort()).toEqual([...FOR_VISITORS].sort());
});

/** Those within the paths of others. */
const WITHIN = ['manager', 'operator'] as const;
const isWithin = (name: string): boolean =>
  WITHIN.some((whose) => STAFF[whose].some((path) => name.split(' ')[1]?.startsWith(path)));

test.each(['staff', 'manager', 'service', 'moderator', 'operator', 'manage', 'anyStaff'] as const)(
  'calls of %s are known by their paths, behind which are no calls of others',
  (whose) => {
    const isBehind = (name: string): boolean =>
      STAFF[whose].some((path) => name.split(' ')[1]?.startsWith(path)) &&
      (WITHIN.some((each) => each === whose) || !isWithin(name));
    const closed = calls.filter(({ access }) => access !== 'anyone');
    const own = closed.filter(({ access }) => access === whose);
    if (whose !== 'operator')
      expect(own.length).toBeGreaterThan(['manager', 'anyStaff'].includes(whose) ? 0 : 2);
    expect(closed.filter(({ name }) => isBehind(name))).toEqual(own);
  },
);
