/**
 * A refusal of the platform. `message` is what follows `<api>:fail ` on WeChat; `code` is WeChat's
 * errno or Alipay's error number; `extra` are further fields of the result.
 */
export class Failure extends Error {
  constructor(
    message: string,
    readonly code?: number,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}
