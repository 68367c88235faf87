import './outside-fetch';
import { untilOpen } from '../server/kit/worlds/desk-hours';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { found } from '../server/kit/until';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { BOOKING, start } from './world';

/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ env: { CLOCK_OFFSET_MS: String(untilOpen()) } });
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

/** Somebody with an appointment, so that they have one message. */
async function booked(): Promise<Account & { readonly messageId: string }> {
  const account = await newAccount(provider);
  const options = { as: account.login };
  const clinicProduct = { depaCode: BOOKING.depaCode, productId: BOOKING.productId };
  const vaccines = await provider.ok('GET /base/department/vaccines.do', clinicProduct);
  const day =
    vaccines.find(({ productId }) => productId === clinicProduct.productId)?.nextFreeDay ?? '';
  const slots = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
    ...clinicProduct,
    day,
  });
  const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
    vaccId: clinicProduct.productId,
  });
  await provider.ok(
    'POST /subscribe/subscribe/addV2.do',
    {
      idempotencyKey: `messages-${account.mobile}-key`,
      ...clinicProduct,
      slotId: slots.find(({ residue }) => residue > 0)?.id ?? 0,
      linkmanId: account.linkmanId,
      doseNo: 1,
      guidelineVersion: version,
    },
    options,
  );
  const { messageId } = await found(async () => {
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, options);
    return list[0];
  });
  return { ...account, messageId };
}

test.each(PLATFORMS)(
  'the pages of the message centre open within budget on %s',
  async (platform) => {
    const { messageId, ...account } = await booked();
    const app = await start(provider, platform, { storage: storageOf(account) });
    const pages: readonly [string, Record<string, string>, string][] = [
      ['pages/message/my-message/index', {}, '预约通知'],
      ['pages/message/message-classify/index', { messageClass: 'booking' }, '预约成功'],
      ['pages/message/message-list/index', {}, '未读'],
      ['pages/message/message-detail/index', { messageId }, '查看预约'],
      ['pages/message/my-message/index', {}, '都读过了'],
    ];
    const tooMuch: Record<string, SetDataCost> = {};
    for (const [path, query, words] of pages) {
      const cost = await app.measure(() => app.open(path, query));
      if (cost.calls > OPEN.calls || cost.max > OPEN.max) tooMuch[path] = cost;
      expect(app.page.text()).toContain(words);
    }
    expect(tooMuch).toEqual({});
  },
);
