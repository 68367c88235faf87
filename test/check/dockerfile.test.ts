import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Instructions of deploy/Dockerfile's last stage, a line each. */
const lastStage = (
  textOf('deploy/Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? ''
).split('\n');
const copied = lastStage
  .filter((line) => line.startsWith('COPY '))
  .flatMap((line) =>
    line
      .replace(/^COPY (--from=build )?/, '')
      .split(' ')
      .slice(0, -1),
  )
  .map((path) => path.replace('/srv/yimiao/', ''));

/** Paths of the table of going-live.md's step 4. */
function shipped(): string[] {
  const step = textOf('docs/going-live.md').split('## 4. Ship')[1]?.split('## 5.')[0] ?? '';
  const cells = step.split('\n').map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path));
}

test('the image holds what is shipped to a server', () => {
  expect(shipped().length).toBeGreaterThan(5);
  expect([...copied].sort()).toEqual([...shipped()].sort());
});

test('what it copies from the repository is there', () => {
  const fromRepository = copied.filter((path) => !path.startsWith('dist/'));
  expect(fromRepository.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('it runs the command of the systemd unit, as a user without rights', () => {
  const [, unit = ''] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(textOf('deploy/yimiao.service')) ?? [];
  const command = lastStage.find((line) => line.startsWith('CMD [')) ?? '';
  expect((JSON.parse(command.replace('CMD ', '')) as string[]).join(' ')).toBe(unit);
  expect(lastStage).toContain('USER node');
});
