import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { EndpointName, InputOf } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';
import type { Provider } from '../server/kit/harness';

/** Makes calls of one endpoint all at the same time, in turn on the providers. @returns the answers, in order */
export async function allAtOnce<Name extends EndpointName>(
  providers: readonly Provider[],
  name: Name,
  inputs: readonly InputOf<Name>[],
): Promise<Envelope[]> {
  const path = name.slice(name.indexOf(' ') + 1);
  const calls = inputs.map((body, index) => ({
    url: `${providers[index % providers.length]?.url}${path}`,
    body,
  }));
  const caller = spawn(process.execPath, [join(__dirname, 'all-at-once.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  caller.stdin.end(JSON.stringify(calls));
  const texts = (await json(caller.stdout)) as string[];
  return texts.map((text) => JSON.parse(text) as Envelope);
}
