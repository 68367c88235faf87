import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, mobile } from '../fields';
import { givenPassword, loginAnswer, vcode } from './endpoints';

/** Changing an account's mobile, in two steps. The paths are ours. */
export const changeMobileEndpoints = {
  /**
   * The first step: who asks is the owner, by a code to the present mobile (purpose `change`) or, where that receives
   * nothing any more, by the password.
   */
  'POST /passport/user/changeMobile/prove.do': endpoint({
    access: 'user',
    input: v.union([v.object({ vcode }), v.object({ password: givenPassword })]),
    data: done,
  }),
  /** The second: a code to the new mobile (purpose `bind`). Ends every session; the answer begins another. */
  'POST /passport/user/changeMobile/finish.do': endpoint({
    access: 'user',
    input: v.object({ mobile, vcode }),
    data: loginAnswer,
  }),
};
