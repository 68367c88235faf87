import { row } from './contributing-change';
import type { Change } from './contributing-change';

/** What goes through several layers. */
export const ACROSS_LAYERS: readonly Change[] = [
  ...row(
    'change what a message or an SMS says?',
    {
      file: 'server/domain/service/message/event-messages.ts',
      find: '{person}的{product}已约在 {day}',
      replacement: '{person}的{product}约好了 {day}',
      test: 'server/domain/service/message/event-messages.test.ts',
    },
    {
      file: 'server/domain/service/message/sms/sms-text.ts',
      find: '为您保留到 {until}，过时让给下一位',
      replacement: '为您保留到 {until}',
      test: 'server/domain/service/message/sms/sms-text.test.ts',
    },
    {
      file: 'server/shared/accounts/sms.ts',
      find: '5 分钟内有效，请勿告诉他人',
      replacement: '5 分钟内有效',
      test: 'server/shared/accounts/sms.test.ts',
    },
    {
      file: 'contract/linkman/guardian-text-rules.ts',
      find: '您认识并同意，就把验证码',
      replacement: '把验证码',
      test: 'test/check/agreed-texts.test.ts',
    },
    {
      file: 'server/domain/aftercare/follow-up/escalate.ts',
      find: '【易苗】${zh}有一张',
      replacement: '【易苗】有一张',
      test: 'test/server/statements/cards-escalated.test.ts',
    },
  ),
  ...row(
    'see which statuses are active, and which hold a slot?',
    {
      file: 'contract/order/status-rules.ts',
      find: "  'ARRIVED',\n] as const satisfies",
      replacement: '] as const satisfies',
      test: 'server/shared/lifecycle/statuses.test.ts',
    },
    {
      file: 'server/shared/lifecycle/lifecycle.ts',
      find: "  'NO_SHOW',\n  'REFUNDING',\n] as const satisfies",
      replacement: "  'REFUNDING',\n] as const satisfies",
      test: 'server/shared/lifecycle/lifecycle.test.ts',
    },
  ),
  ...row(
    'see how somebody is checked in at the desk?',
    {
      file: 'server/areas/desk/arrive.ts',
      find: "name: 'arrive'",
      replacement: "name: 'noShow'",
      test: 'test/server/statements/desk-arrivals.test.ts',
    },
    {
      file: 'server/areas/desk/steps.ts',
      find: "if (waits && name === 'arrive')",
      replacement: "if (waits && name === 'confirm')",
      test: 'test/server/statements/desk-arrivals.test.ts',
    },
    {
      file: 'server/domain/booking/order/step.ts',
      find: 'staffId: request.staffId ?? null',
      replacement: 'staffId: null',
      test: 'test/server/statements/desk-arrivals.test.ts',
    },
  ),
  ...row(
    'change a limit of calls, or of verification codes?',
    {
      file: 'server/http/limits.ts',
      find: 'feedback: calls(20)',
      replacement: 'feedback: calls(40)',
      test: 'server/http/limits.test.ts',
    },
    {
      file: 'server/http/limits.ts',
      find: "codesToMobileFromAddress: { ...guesses(10, DAY, 'address')",
      replacement: "codesToMobileFromAddress: { ...guesses(5, DAY, 'address')",
      test: 'test/server/statements/codes-sent.test.ts',
    },
    {
      file: 'server/attempts/attempts.ts',
      find: 'return row && row.count > most',
      replacement: 'return row && row.count > most + 1',
      test: 'test/server/statements/codes-sent.test.ts',
    },
    {
      file: 'server/shared/accounts/codes.ts',
      find: 'RESEND_AFTER = 60_000',
      replacement: 'RESEND_AFTER = 0',
      test: 'test/server/statements/codes-sent.test.ts',
    },
  ),
  ...row(
    'change what a cancellation refunds?',
    {
      file: 'contract/order/refund-rules.ts',
      find: 'LATE_FEE_SHARE = 0.5',
      replacement: 'LATE_FEE_SHARE = 0.25',
      test: 'contract/order/refund-rules.test.ts',
    },
    {
      file: 'server/jobs/refunds.ts',
      find: 'await sendOrderRefund(parts',
      replacement: 'if (now < 0) await sendOrderRefund(parts',
      test: 'test/server/statements/refunds-asked.test.ts',
    },
    {
      file: 'server/domain/payments/payment/order-refund.ts',
      find: 'cents: payment.refund_cents',
      replacement: 'cents: payment.refund_cents - 1',
      test: 'test/server/statements/refunds-asked.test.ts',
    },
    {
      file: 'server/domain/payments/payment/advance-refund.ts',
      find: 'FIRST_QUERY = 2 * FIRST_ASK',
      replacement: 'FIRST_QUERY = 3 * FIRST_ASK',
      test: 'test/server/statements/refunds-asked.test.ts',
    },
  ),
  ...row(
    'see why a person cannot be booked?',
    {
      file: 'server/shared/doses/eligibility.ts',
      find: 'needsGuardian(person.birthday, today) && !person.hasGuardian',
      replacement: 'needsGuardian(person.birthday, today) && person.hasGuardian',
      test: 'server/shared/doses/eligibility.test.ts',
    },
    {
      file: 'server/shared/doses/eligibility.ts',
      find: 'return order ? duplicate(order) : null;',
      replacement: 'return order?.isSelfReported ? duplicate(order) : null;',
      test: 'server/shared/doses/eligibility.test.ts',
    },
    {
      file: 'server/migrations/0140_proved_persons.sql',
      find: 'create unique index orders_one_active',
      replacement: 'create index orders_one_active',
      test: 'test/server/statements/booking-statements.test.ts',
    },
  ),
  ...row(
    'see when a guardian has to agree, and how it is stored?',
    {
      file: 'contract/linkman/age-rules.ts',
      find: 'ageInYears(birthday, today) < GUARDIAN_AGE',
      replacement: 'ageInYears(birthday, today) <= GUARDIAN_AGE',
      test: 'server/shared/recipients/guardian.test.ts',
    },
    {
      file: 'server/shared/recipients/guardian.ts',
      find: 'if (form.guardianNotified && provedAt === null) return null;',
      replacement: 'if (form.guardianNotified && hasAgreed) return null;',
      test: 'server/shared/recipients/guardian.test.ts',
    },
  ),
  ...row(
    'change a map, or convert coordinates?',
    {
      file: 'src/ui/map/plot-rules.ts',
      find: 'top: 50 - (north / range) * half',
      replacement: 'top: 50 + (north / range) * half',
      test: 'src/ui/map/plot-rules.test.ts',
    },
    {
      file: 'src/shared/location/map-grid.ts',
      find: "datum === 'gcj02' ?",
      replacement: "datum === 'wgs84' ?",
      test: 'src/shared/location/map-grid.test.ts',
    },
    {
      file: 'server/shared/geo/distance.ts',
      find: 'EARTH_DIAMETER = 12_742_000',
      replacement: 'EARTH_DIAMETER = 12_742',
      test: 'server/domain/clinics/search/ranked.test.ts',
    },
  ),
  ...row(
    'see when the WebSocket reconnects?',
    {
      file: 'src/platform/socket/reconnect-rules.ts',
      find: 'POLL_AFTER = 2',
      replacement: 'POLL_AFTER = 4',
      test: 'src/platform/socket/reconnecting-link.test.ts',
    },
    {
      file: 'src/platform/socket/reconnecting-link.ts',
      find: "onEnd: () => this.step({ type: 'ended' })",
      replacement: "onEnd: () => this.step({ type: 'hide' })",
      test: 'src/platform/socket/reconnecting-link.test.ts',
    },
  ),
  ...row(
    'change how search ranks?',
    {
      file: 'server/domain/clinics/search/ranked.ts',
      find: 'a.rank - b.rank',
      replacement: 'b.rank - a.rank',
      test: 'server/domain/clinics/search/ranked.test.ts',
    },
    {
      file: 'server/domain/clinics/search/candidate-fit.ts',
      find: 'inTitle <= RANK_IN_TITLE ? RANK_BEST : 0',
      replacement: 'inTitle <= RANK_IN_TITLE ? 0 : RANK_BEST',
      test: 'server/domain/clinics/search/ranked.test.ts',
    },
    {
      file: 'server/search/fit.ts',
      find: 'INSIDE: 1',
      replacement: 'INSIDE: 3',
      test: 'server/search/fit.test.ts',
    },
  ),
  ...row(
    'see where a login starts?',
    {
      file: 'src/pages/account/login/phone-login.tsx',
      find: 'signIn(await loginByPhone(input));',
      replacement: 'await loginByPhone(input);',
      test: 'src/pages/account/login/phone-login.test.tsx',
    },
    {
      file: 'src/platform/login/index.alipay.ts',
      find: "scopes: 'auth_base'",
      replacement: "scopes: 'auth_user'",
      test: 'src/platform/login/login.test.ts',
    },
    {
      file: 'src/shared/host/host-account.ts',
      find: 'const code = await platformLogin.loginCode();',
      replacement: 'const code = null;',
      test: 'src/shared/host/host-account.test.ts',
    },
    {
      file: 'src/shared/host/login-entry.ts',
      find: 'return await loginByEnvironment(surface);',
      replacement: 'return false;',
      test: 'src/shared/host/login-by-environment.test.ts',
    },
  ),
  ...row(
    'see how a draw is decided?',
    {
      file: 'server/domain/booking/queue/rank-queue.ts',
      find: 'compareText(a.number, b.number)',
      replacement: 'compareText(b.number, a.number)',
      test: 'server/domain/booking/queue/rank-queue.test.ts',
    },
    {
      file: 'contract/lottery/draw-rules.ts',
      find: '2 * winners',
      replacement: 'winners',
      test: 'server/domain/rewards/lottery/draw-numbers.test.ts',
    },
  ),
  ...row('change how long something is stored?', {
    file: 'contract/personal/period-rules.ts',
    find: 'telemetry: { days: 90 }',
    replacement: 'telemetry: { days: 91 }',
    test: 'test/check/agreed-texts.test.ts',
  }),
  ...row('add an everyday name of a vaccine?', {
    file: 'server/search/everyday-names.ts',
    find: "'糖丸', ",
    replacement: '',
    test: 'server/search/everyday-names.test.ts',
  }),
  ...row('change an agreement?', {
    file: 'src/shared/agreement/documents/user-agreement.ts',
    find: '请立即修改密码并联系我们',
    replacement: '请立即修改密码',
    test: 'test/check/agreed-texts.test.ts',
  }),
];
