import { packageBytes } from '../check/rules/sizes';
import { readBuild } from '../check/build';
import { buildFolder } from '../mini/builds';
import { journey } from '../mini/journey';
import { launch } from '../simulator/launch';
import type { Platform } from '../simulator/options';

type Print = (line: string) => void;

const cell = (value: string | number, width: number): string => String(value).padStart(width);

/** Prints the bytes of each package of a build. */
export function printPackages(platform: Platform, print: Print): void {
  const { main, packages } = packageBytes(readBuild(buildFolder(platform), platform));
  const total = Object.values(packages).reduce((sum, bytes) => sum + bytes, main);
  print(`${platform}: package bytes`);
  print(`${cell(main, 12)}  main package`);
  for (const [root, bytes] of Object.entries(packages)) print(`${cell(bytes, 12)}  ${root}`);
  print(`${cell(total, 12)}  total`);
}

/** Prints what each step of the journey sends to the view. */
export async function printJourney(
  platform: Platform,
  apiHost: string | undefined,
  print: Print,
): Promise<void> {
  const app = await launch(buildFolder(platform), { platform, ...(apiHost && { apiHost }) });
  print(`${platform}: setData`);
  print(`${cell('calls', 8)}${cell('bytes', 10)}${cell('largest', 10)}  step`);
  for (const step of journey) {
    const { calls, bytes, max } = await app.measure(() => step.run(app));
    print(`${cell(calls, 8)}${cell(bytes, 10)}${cell(max, 10)}  ${step.name}`);
  }
  for (const error of app.takeErrors()) print(`uncaught: ${String(error)}`);
  app.close();
}
