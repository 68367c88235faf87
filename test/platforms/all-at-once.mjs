/*
 * Makes calls all at the same time, from a process of its own: a thousand connections would keep the event loop of the
 * test's process from the double that runs in it, and calls to the double would time out.
 *
 * Reads `[{ url, body }]` from standard input and writes the answers' texts, in the same order.
 */
import { json } from 'node:stream/consumers';

const calls = await json(process.stdin);
const answers = await Promise.all(
  calls.map(async ({ url, body }) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.text();
  }),
);
process.stdout.write(JSON.stringify(answers));
