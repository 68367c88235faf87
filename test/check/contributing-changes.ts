import { ACROSS_LAYERS } from './contributing-changes-across';
import { row } from './contributing-change';
import type { Change } from './contributing-change';

const TEXTS: readonly Change[] = [
  ...row(
    'change a text on a screen?',
    {
      file: 'src/features/booking/order/messages.ts',
      find: "chooseReason: '请选择取消原因'",
      replacement: "chooseReason: '请先选择原因'",
      test: 'src/pages/order/cancel-order/cancel-order.test.tsx',
    },
    {
      file: 'src/features/booking/form/messages.ts',
      find: "personMissing: '请选择接种人'",
      replacement: "personMissing: '谁接种？'",
      test: 'src/pages/booking/subscribe/booking-form.test.tsx',
    },
    {
      file: 'src/features/booking/submission/dose-messages.ts',
      find: "doseMissing: '请选择剂次'",
      replacement: "doseMissing: '第几剂？'",
      test: 'src/pages/booking/subscribe/booking-form.test.tsx',
    },
  ),
  ...row(
    'change what an error says?',
    {
      file: 'server/http/messages.ts',
      find: '这个时间已约满，请选择其他时间',
      replacement: '该时段没有名额了',
      test: 'server/http/messages.test.ts',
    },
    {
      file: 'server/domain/booking/refusal/refusal-messages.ts',
      find: '距预约开始不足 2 小时',
      replacement: '距预约开始不足 3 小时',
      test: 'test/check/deadline-said.test.ts',
    },
    {
      file: 'src/http/messages.ts',
      find: '网络连接失败，请检查网络后重试',
      replacement: '没有网络',
      test: 'src/http/wire/exchange.test.ts',
    },
  ),
  ...row(
    'add an error code?',
    {
      file: 'contract/errors/codes.ts',
      find: "SLOT_FULL = '20001'",
      replacement: "SLOT_FULL = '20002'",
      test: 'contract/errors.test.ts',
    },
    {
      file: 'contract/errors/community-codes.ts',
      find: "REPLY_NOT_FOUND = '1005'",
      replacement: "REPLY_NOT_FOUND = '1004'",
      test: 'contract/errors.test.ts',
    },
  ),
  ...row(
    'see what the client does on an error code?',
    {
      file: 'src/http/failure/error-table.ts',
      find: "rule('mobile invalid', 'login', false)",
      replacement: "rule('mobile invalid', 'none', false)",
      test: 'src/http/failure/error-table.test.ts',
    },
    {
      file: 'src/shared/session/session-store.ts',
      find: '      goToLogin({ external });\n',
      replacement: '',
      test: 'src/shared/session/session-store.test.ts',
    },
  ),
  ...row(
    'change how a phone number is masked?',
    {
      file: 'contract/text/mask-rules.ts',
      find: '}****${',
      replacement: '}***${',
      test: 'contract/text/mask-rules.test.ts',
    },
    {
      file: 'contract/community/private-number-rules.ts',
      find: '1[3-9]',
      replacement: '1[4-9]',
      test: 'contract/community/private-number-rules.test.ts',
    },
  ),
  ...row('change what a refusal offers next?', {
    file: 'contract/subscribe/remedy-rules.ts',
    find: "[CODE.SLOT_FULL]: ['otherVisit', 'otherTime', 'wait', 'otherClinic']",
    replacement: "[CODE.SLOT_FULL]: ['otherVisit', 'wait', 'otherTime', 'otherClinic']",
    test: 'server/domain/booking/refusal/refuse.test.ts',
  }),
];

const PAGES_AND_CALLS: readonly Change[] = [
  ...row(
    'add a page, or change its title?',
    {
      file: 'src/routes/table/misc.ts',
      find: "path: '/about'",
      replacement: "path: '/aboutUs'",
      test: 'src/routes/table.test.ts',
    },
    {
      file: 'src/routes/table.ts',
      find: '  ...miscRoutes,\n',
      replacement: '',
      test: 'src/routes/table.test.ts',
    },
    {
      file: 'src/routes/page-title.ts',
      find: "=== 'en' ? en : zh",
      replacement: "=== 'en' ? zh : en",
      test: 'src/routes/page-title.test.tsx',
    },
  ),
  ...row(
    'add an endpoint?',
    {
      file: 'contract/endpoints.ts',
      find: '  ...videoEndpoints,\n',
      replacement: '',
      test: 'contract/access.test.ts',
    },
    {
      file: 'contract/time/endpoints.ts',
      find: "'GET /base/time/now.do'",
      replacement: "'GET /base/time/present.do'",
      test: 'contract/access.test.ts',
    },
  ),
  ...row(
    'see who may open a page?',
    {
      file: 'src/pages/member/member-list/index.tsx',
      find: "useLoginGate('memberList', {})",
      replacement: 'true',
      test: 'src/pages/member/member-list/member-list.test.tsx',
    },
    {
      file: 'test/check/gated-pages.test.ts',
      find: 'memberForm memberIndex memberList',
      replacement: 'memberForm memberIndex',
      test: 'test/check/gated-pages.test.ts',
    },
    {
      file: 'src/shared/session/use-login-gate.ts',
      find: '(WITHOUT_MOBILE.includes(name) || !lacksMobile(state))',
      replacement: '(WITHOUT_MOBILE.includes(name) || lacksMobile !== null)',
      test: 'src/pages/member/member-list/member-list.test.tsx',
    },
    {
      file: 'contract/member/endpoints.ts',
      find: "revoke.do': endpoint({ access: 'user'",
      replacement: "revoke.do': endpoint({ access: 'anyone'",
      test: 'contract/access.test.ts',
    },
  ),
];

const APPOINTMENTS: readonly Change[] = [
  ...row('find the 2-hour deadline?', {
    file: 'server/shared/lifecycle/lifecycle.ts',
    find: 'CHANGE_DEADLINE = 2 * 3_600_000',
    replacement: 'CHANGE_DEADLINE = 3 * 3_600_000',
    test: 'server/shared/lifecycle/deadline.test.ts',
  }),
  ...row('see which step an appointment allows when?', {
    file: 'server/shared/lifecycle/lifecycle.ts',
    find: "from: ['DONE', 'CANCELLED', 'NO_SHOW', 'REFUNDED']",
    replacement: "from: ['DONE', 'CANCELLED', 'REFUNDED']",
    test: 'server/shared/lifecycle/lifecycle.test.ts',
  }),
  ...row('change how long a slot is held?', {
    file: 'contract/subscribe/hold-rules.ts',
    find: 'HOLD_MS = 300_000',
    replacement: 'HOLD_MS = 240_000',
    test: 'server/kernel/config.test.ts',
  }),
  ...row('see how a price is added up?', {
    file: 'contract/vaccine/price-rules.ts',
    find: 'priceCents + serviceFeeCents;',
    replacement: 'priceCents;',
    test: 'contract/vaccine/price-rules.test.ts',
  }),
  ...row(
    'see when a dose counts, or is too early?',
    {
      file: 'contract/doses/evaluation-rules.ts',
      find: "return notValid('tooYoung');",
      replacement: "return notValid('tooSoon');",
      test: 'contract/doses/evaluation-rules.test.ts',
    },
    {
      file: 'contract/doses/interval-rules.ts',
      find: "day < plus(reference, row.min) ? 'grace'",
      replacement: "day <= plus(reference, row.min) ? 'grace'",
      test: 'contract/doses/interval-rules.test.ts',
    },
    {
      file: 'contract/doses/conflict-rules.ts',
      find: 'day < plus(previous.day, end)) return previous',
      replacement: 'day <= plus(previous.day, end)) return previous',
      test: 'contract/doses/conflict-rules.test.ts',
    },
  ),
  ...row('see what a platform’s word on a payment does?', {
    file: 'server/domain/payments/payment/apply-payment-notification.ts',
    find: "return 'amount'",
    replacement: "return 'known'",
    test: 'test/server/statements/payment-statements.test.ts',
  }),
  ...row('see why a slot cannot be booked?', {
    file: 'server/shared/slots/slot-state.ts',
    find: 'if (slot.remaining >= people) return null',
    replacement: 'if (slot.remaining > places) return null',
    test: 'server/shared/slots/slot-state.test.ts',
  }),
];

const JOBS_AND_LIMITS: readonly Change[] = [
  ...row(
    'see who runs waiting-list offers?',
    {
      file: 'server/jobs/waitlist.ts',
      find: 'run: () => offer(clock.now())',
      replacement: 'run: () => Promise.resolve(clock.now() < 0)',
      test: 'server/jobs/waitlist.test.ts',
    },
    {
      file: 'server/domain/booking/waitlist/offer-freed-slots.ts',
      find: 'return freedSlots.length === MOST;',
      replacement: 'return places.length < MOST;',
      test: 'server/jobs/waitlist.test.ts',
    },
    {
      file: 'server/domain/booking/waitlist/offer-statement.ts',
      find: 'offers_made = w.offers_made + 1',
      replacement: 'offers_made = w.offers_made',
      test: 'test/server/statements/waiting-statements.test.ts',
    },
  ),
  ...row('add a job?', {
    file: 'server/app.ts',
    find: "  server.addHook('onClose', startReleases(deps, booking));\n",
    replacement: '',
    test: 'test/check/jobs-started.test.ts',
  }),
  ...row('add a migration?', {
    file: 'server/migrations/0117_clinics_from_a_point.sql',
    find: 'create index departments_near',
    replacement: 'alter table departments add column nearness int;\ncreate index departments_near',
    test: 'test/server/shared/data-policy.test.ts',
  }),
  ...row('add a setting?', {
    file: 'server/kernel/config.ts',
    find: 'env.LOG_LEVEL ||',
    replacement: 'env.LEVEL_OF_LOG ||',
    test: 'test/check/settings-explained.test.ts',
  }),
  ...row('see what a log line contains?', {
    file: 'server/http/request-log.ts',
    find: "path: request.routeOptions.url ?? 'unknown'",
    replacement: 'path: request.url',
    test: 'server/http/request-log.test.ts',
  }),
];

const COMMUNITY: readonly Change[] = [
  ...row(
    'see what is published in the community, and what is held?',
    {
      file: 'server/domain/community/moderation/judge-content.ts',
      find: "if (reasons.length > 0) return { state: 'held'",
      replacement: "if (reasons.length > 1) return { state: 'held'",
      test: 'server/domain/community/moderation/judge-content.test.ts',
    },
    {
      file: 'server/domain/community/moderation/moderate-text.ts',
      find: "reasons.length > 0 ? 'held' : 'published'",
      replacement: "reasons.length > 1 ? 'held' : 'published'",
      test: 'server/domain/community/moderation/moderate-text.test.ts',
    },
    {
      file: 'server/domain/community/moderation/word-list.ts',
      find: "'代抢九价',",
      replacement: '',
      test: 'server/domain/community/moderation/moderate-text.test.ts',
    },
  ),
  ...row(
    'change how much an author may write?',
    {
      file: 'contract/community/posting-limit-rules.ts',
      find: 'posts: 3',
      replacement: 'posts: 5',
      test: 'contract/community/posting-limit-rules.test.ts',
    },
    {
      file: 'contract/community/content-limit-rules.ts',
      find: 'title: 30',
      replacement: 'title: 40',
      test: 'contract/community/content-limit-rules.test.ts',
    },
  ),
];

/** The last dose against hepatitis B from seven months on instead of six. */
const LAST_HEPB_LATER = {
  file: 'contract/doses/schedule/programme.json',
  find: '"min": "6 months",\n                "earliest": "6 months",\n                "latest": "12 months"',
  replacement:
    '"min": "7 months",\n                "earliest": "7 months",\n                "latest": "12 months"',
} as const;

const DATA_AND_STYLES: readonly Change[] = [
  ...row(
    'change a vaccine’s schedule?',
    ...[
      'contract/plan/plan-rules.test.ts',
      'contract/plan/history-rules.test.ts',
      'contract/plan/official-table.test.ts',
      'server/domain/doses/plan/age-steps.test.ts',
    ].map((test) => ({ ...LAST_HEPB_LATER, test })),
    {
      file: 'contract/doses/schedule/paid.json',
      find: '"id": "hepe-1",\n              "age": {\n                "min": "16 years"',
      replacement: '"id": "hepe-1",\n              "age": {\n                "min": "17 years"',
      test: 'test/check/schedule-products.test.ts',
    },
    {
      file: 'server/sample/vaccines/hepb-nip.json',
      find: '{ "from": "6 months", "after": "60 days" }',
      replacement: '{ "from": "7 months", "after": "60 days" }',
      test: 'server/seed-load/sample-products.test.ts',
    },
  ),
  ...row(
    'add a vaccine, an article or a video?',
    {
      file: 'server/sample/articles/fever-after.en.md',
      find: 'https://en.chinacdc.cn/',
      replacement: 'https://www.example.com/',
      test: 'server/seed-load/sample-texts.test.ts',
    },
    {
      file: 'server/domain/clinics/catalogue/content-files/template-content-files.ts',
      find: '"from": "8 months"',
      replacement: '"least": "8 months"',
      test: 'server/domain/clinics/catalogue/content-files/read-content-files.test.ts',
    },
    {
      file: 'server/seed/data/audiences.json',
      find: '"rzv-gsk"',
      replacement: '"rzv"',
      test: 'server/seed/audience.test.ts',
    },
  ),
  ...row('change a clinic’s opening hours?', {
    file: 'server/seed/clinics/kinds.ts',
    find: 'weekday === 6 ? [MORNING] : []',
    replacement: 'weekday === 7 ? [MORNING] : []',
    test: 'server/seed/clinics/kinds.test.ts',
  }),
  ...row('change a sample picture of the README?', {
    file: 'test/pictures/readme.test.ts',
    find: "certificate: { page: 'certificate' }",
    replacement: "record: { page: 'certificate' }",
    test: 'test/check/readme-pictures.test.ts',
  }),
  ...row('do something that differs between targets?', {
    file: 'src/platform/calendar/index.weapp.ts',
    find: 'alarmOffset: event.alarmMinutes * 60',
    replacement: 'alarmOffset: event.alarmMinutes',
    test: 'src/platform/small-capabilities.test.ts',
  }),
  ...row('change a colour or a size?', {
    file: 'src/ui/tokens.scss',
    find: '--c-bg: #f4f7f5',
    replacement: '--c-bg: #f0f0f0',
    test: 'src/ui/theme/chrome-colors.test.ts',
  }),
];

/** Changes for every row. `node test/check/prove-contributing.mjs` makes them and sees that their tests fail. */
export const CHANGES: readonly Change[] = [
  ...TEXTS,
  ...PAGES_AND_CALLS,
  ...APPOINTMENTS,
  ...JOBS_AND_LIMITS,
  ...COMMUNITY,
  ...DATA_AND_STYLES,
  ...ACROSS_LAYERS,
];
