import { randomUUID } from 'node:crypto';
import type { Login, Provider } from '../../server/kit/harness';
import { payAhead } from '../../server/kit/worlds/pay-ahead';
import { until } from '../../server/kit/until';

/** The city whose clinics the provider was started with. */
const CITY = '110100';
/** A visitor's mobile number that belongs to nobody. */
const MOBILE = '13800138000';

/** What a booking needs: clinic, product, slot. */
interface Target {
  readonly depaCode: string;
  readonly vaccId: string;
}

/** A resident of the sample city, and real ids for the pages that need them. */
export interface Sample {
  readonly login: Login;
  readonly linkmanId: string;
  readonly depaCode: string;
  readonly vaccId: string;
  /** Their appointment, for that vaccine at that clinic. */
  readonly orderId: string;
  /** The message that it was booked. */
  readonly messageId: string;
  /** One that they paid for in advance and then cancelled: its refund is pending. */
  readonly refundOrderId: string;
  /** One that a clinic made at its desk and completed: their vaccination. */
  readonly doneOrderId: string;
  /** What they could book as well. */
  readonly open: Target;
  readonly catalogId: string;
  readonly zoneId: string;
  readonly articleId: string;
  readonly videoId: string;
  readonly encyclopediaId: string;
  /** Of the sample community. */
  readonly postId: string;
  readonly circleId: string;
  readonly topicId: string;
}

/** Signs up somebody who is eligible for every adult vaccine. */
async function resident(provider: Provider): Promise<Person> {
  const login = await provider.signUp(MOBILE);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '王小芳',
      documentKind: 2,
      documentNumber: 'E12345678',
      sex: 2,
      birthday: '1996-04-12',
      relationType: 1,
      mobile: MOBILE,
      isDefault: 1,
      consent: true,
    },
    { as: login },
  );
  return { login, linkmanId };
}

const firstOf = <T>(list: readonly T[], what: string): T => {
  const [first] = list;
  if (first === undefined) throw new Error(`The sample data has no ${what}`);
  return first;
};

type Person = Pick<Sample, 'login' | 'linkmanId'>;

interface BookableTarget extends Target {
  readonly slotId: number;
  readonly doseNo: number;
}

/** Finds a slot that this person may book now. */
async function findLocation(
  provider: Provider,
  { login, linkmanId }: Person,
): Promise<BookableTarget> {
  const { list: clinics } = await provider.ok('GET /department/department/nearbyDepartment.do', {
    regionCode: CITY,
    hasFreeSlots: 1,
  });
  for (const { depaCode } of clinics) {
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    for (const { productId, nextFreeDay } of vaccines) {
      if (nextFreeDay === null) continue;
      const target = { depaCode, productId };
      const { canSubscribe, suggestedDoseNo } = await provider.ok(
        'GET /order/subscribe/checkSubscribeLinkman.do',
        { ...target, linkmanId },
        { as: login },
      );
      if (!canSubscribe || suggestedDoseNo === null) continue;
      const slots = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
        ...target,
        day: nextFreeDay,
      });
      const slot = slots.find(({ residue }) => residue > 0);
      if (slot) return { depaCode, vaccId: productId, slotId: slot.id, doseNo: suggestedDoseNo };
    }
  }
  throw new Error('The sample data has no place to book');
}

async function book(provider: Provider, person: Person, target: BookableTarget): Promise<string> {
  const { depaCode, vaccId, slotId, doseNo } = target;
  const guideline = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
    vaccId,
  });
  const { orderId } = await provider.ok(
    'POST /subscribe/subscribe/addV2.do',
    {
      idempotencyKey: randomUUID(),
      depaCode,
      productId: vaccId,
      slotId,
      linkmanId: person.linkmanId,
      doseNo,
      guidelineVersion: guideline.version,
    },
    { as: person.login },
  );
  return orderId;
}

async function refund(provider: Provider, person: Person): Promise<string> {
  const as = { as: person.login };
  const orderId = await book(provider, person, await findLocation(provider, person));
  await payAhead(provider, orderId, as);
  await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, as);
  return orderId;
}

/** The message of a booking, which a job writes within about a second. */
async function firstMessage(provider: Provider, { login }: Person): Promise<string> {
  const { list } = await until(
    () => provider.ok('GET /message/message/pageList.do', {}, { as: login }),
    (answer) => answer.list.length > 0,
  );
  return firstOf(list, 'message').messageId;
}

/**
 * Makes the sample: a person with an appointment, a refund, vaccinations from the sample data, and an availability
 * alert.
 */
export async function makeSample(provider: Provider): Promise<Sample> {
  const person = await resident(provider);
  const booked = await findLocation(provider, person);
  const orderId = await book(provider, person, booked);
  const refundOrderId = await refund(provider, person);
  const visits = await provider.ok('GET /order/offline/pageList.do', {}, { as: person.login });
  await provider.ok(
    'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
    { productId: booked.vaccId, regionCode: CITY },
    { as: person.login },
  );
  const catalogs = await provider.ok('GET /vaccine/catalog/list.do', {});
  const zones = await provider.ok('GET /vaccine/zone/list.do', {});
  const articles = await provider.ok('GET /article/article/pageList.do', {});
  const videos = await provider.ok('GET /video/video/pageList.do', {});
  const entries = await provider.ok('GET /vaccine/encyclopedia/list.do', {});
  const posts = await provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  const circles = await provider.ok('GET /ugc-api/circle/list.do', {});
  const topics = await provider.ok('GET /ugc-api/topic/list.do', {});
  return {
    ...person,
    depaCode: booked.depaCode,
    vaccId: booked.vaccId,
    orderId,
    messageId: await firstMessage(provider, person),
    refundOrderId,
    doneOrderId: firstOf(visits.list, 'desk visit').orderId,
    open: await findLocation(provider, person),
    catalogId: firstOf(catalogs, 'catalogue').catalogId,
    zoneId: firstOf(zones, 'zone').zoneId,
    articleId: firstOf(articles.list, 'article').articleId,
    videoId: firstOf(videos.list, 'film').videoId,
    encyclopediaId: firstOf(entries, 'encyclopaedia entry').encyclopediaId,
    postId: firstOf(posts.list, 'post').postId,
    circleId: firstOf(circles.list, 'circle').circleId,
    topicId: firstOf(topics.list, 'topic').topicId,
  };
}
