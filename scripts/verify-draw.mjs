// Recomputes the draw of a lottery activity from what was published alone; it shares no code with the provider:
// npm run verify-draw -- <file.json>                  the record with its list: { …, "result": […], "lines": […] }
// npm run verify-draw -- --from <address> <activity>  fetches both; --save <file.json> writes them
// --relay <address of a drand relay> also asks for the public value there, where it is drand's.
// Exit status: 0 if the draw is as published, 1 if not, 2 if it cannot be checked.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { URLSearchParams } from 'node:url';
import { parseArgs } from 'node:util';

const DRAND_QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';

function end(code, message) {
  (code === 0 ? process.stdout : process.stderr).write(`${message}\n`);
  process.exit(code);
}

async function ask(address, path, query) {
  const answer = await fetch(`${address.replace(/\/$/, '')}${path}?${new URLSearchParams(query)}`);
  const { code, msg, data } = await answer.json();
  if (code !== '0000') throw new Error(msg);
  return data;
}

async function fetchRecord(address, activityId) {
  const record = await ask(address, '/lottery/draw/record.do', { activityId });
  const lines = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await ask(address, '/lottery/draw/tickets.do', { activityId, pageNo });
    lines.push(...page.lines);
    if (!page.hasMore) return { ...record, lines };
  }
}

async function valueOfRelay(relay, round) {
  const answer = await fetch(`${relay.replace(/\/$/, '')}/${DRAND_QUICKNET}/public/${round}`);
  return (await answer.json()).randomness;
}

const options = {
  from: { type: 'string' },
  save: { type: 'string' },
  relay: { type: 'string' },
};
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [named] = positionals;
if (!named) end(2, 'Name the file of a draw, or --from <address> and an activity.');

const record = await (
  values.from
    ? fetchRecord(values.from, named)
    : Promise.resolve().then(() => JSON.parse(readFileSync(named, 'utf8')))
).catch((error) => end(2, `The record could not be read: ${error.message}`));
if (values.save) writeFileSync(values.save, JSON.stringify(record, null, 1));
const { activityId, seed, seedHash, listHash, publicValue, winners, result, lines } = record;
if (!seed || !publicValue || !Array.isArray(lines) || !Array.isArray(result))
  end(2, 'This activity has not been drawn.');

const wrong = [];
if (createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex') !== seedHash)
  wrong.push('The seed is not the one whose hash was published.');

const list = createHash('sha256');
for (const line of lines) list.update(`${line}\n`);
if (list.digest('hex') !== listHash)
  wrong.push('The list is not the one whose hash was published.');
if (lines.some((line, at) => at > 0 && !(lines[at - 1].split(' ')[0] < line.split(' ')[0])))
  wrong.push('The list is not in the order of its tickets, or has one twice.');

const numbers = lines.map((line) => {
  const [ticket, holder] = line.split(' ');
  const message = [activityId, publicValue, ticket].join('|');
  const number = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest('hex');
  return { ticket, holder, number };
});
numbers.sort((a, b) => (a.number < b.number ? -1 : 1));
const people = new Map();
for (const { ticket, holder } of numbers) if (!people.has(holder)) people.set(holder, ticket);
const due = [...people.values()].slice(0, 2 * winners);
if (due.length !== result.length || due.some((ticket, at) => ticket !== result[at]))
  wrong.push('The published result does not follow from seed, public value and list.');

if (values.relay) {
  if (record.source !== 'drand') end(2, `Its value is ${record.source}, not drand's.`);
  const value = await valueOfRelay(values.relay, record.round).catch(() =>
    end(2, 'The relay could not be asked.'),
  );
  if (value !== publicValue) wrong.push(`drand’s round ${record.round} has another value.`);
}
if (wrong.length > 0) end(1, ['NOT AS PUBLISHED', ...wrong].join('\n'));
end(
  0,
  [
    'AS PUBLISHED',
    `  tickets: ${lines.length} of ${people.size} people`,
    `  public value: ${record.source} round ${record.round}`,
    ...due.slice(0, winners).map((ticket, at) => `  ${at + 1}. ${ticket}`),
  ].join('\n'),
);
