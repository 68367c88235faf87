import { row } from './contributing-change';
import type { Change } from './contributing-change';

/** What goes through several layers. */
export const ACROSS_LAYERS: readonly Change[] = [
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
