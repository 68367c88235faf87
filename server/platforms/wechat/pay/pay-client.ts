import type { FastifyBaseLogger } from 'fastify';
import { retry } from '../../../kernel/retry';
import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import type { WeChatPayCallName } from './calls';
import { PayError, PayUnanswered } from './pay-error';
import { answerIn, callOnce } from './transport';
import type { PayParameters, PayTransport } from './transport';

/** ms before each repeat of a call that the platform was too busy for, or whose answer was signed wrongly to test us. */
const PAUSES: readonly number[] = [200, 600, 1_500];

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;
type Answer = Readonly<Record<string, unknown>>;

/** The calls of one merchant. Each may be repeated with the same parameters, so busy answers are, up to three times. */
export interface PayClient {
  /**
   * @throws PaymentRefused where a genuine answer refuses it (its `needsNewNumber` is false here), PaymentUnclear
   * where the outcome is unknown
   */
  json(name: WeChatPayCallName, parameters: PayParameters): Promise<Answer>;
  /** A call that answers no JSON: '' or a file. */
  bytes(name: WeChatPayCallName, parameters: PayParameters): Promise<Buffer>;
}

const isWorthRepeating = (error: unknown): boolean =>
  error instanceof PayUnanswered
    ? error.isWorthRepeating
    : error instanceof PayError && error.reaction === 'repeat';

function note(log: Log, error: PayError | PayUnanswered): void {
  const { call, requestId } = error;
  if (error instanceof PayUnanswered) log.warn({ call, requestId }, error.message);
  else {
    const level = error.reaction === 'operator' ? 'error' : 'warn';
    log[level]({ call, requestId, code: error.code }, error.message);
  }
}

/** What the caller may conclude: only a known refusal is one. */
function conclusionOf(error: PayError | PayUnanswered): PaymentRefused | PaymentUnclear {
  if (error instanceof PayError && error.reaction === 'refused')
    return new PaymentRefused(error.code, false, error.message);
  return new PaymentUnclear(error.message);
}

export function createPayClient(transport: PayTransport, log: Log): PayClient {
  const repeated = (name: WeChatPayCallName, parameters: PayParameters): Promise<Buffer> =>
    retry(PAUSES, () => callOnce(transport, name, parameters), isWorthRepeating);

  const concluded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PayError) && !(error instanceof PayUnanswered)) throw error;
      note(log, error);
      throw conclusionOf(error);
    }
  };

  return {
    bytes: (name, parameters) => concluded(() => repeated(name, parameters)),
    json: (name, parameters) =>
      concluded(async () => answerIn(name, await repeated(name, parameters))),
  };
}
