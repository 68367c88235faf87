import { packageBytes } from '../check/rules/sizes';
import { readBuild } from '../check/build';
import { buildFolder } from '../mini/builds';
import { journey } from '../mini/journey';
import { start, traveller } from '../mini/world';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
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

/** Starts a provider with the sample data of one city, with all slots published. */
export async function startSampleProvider(): Promise<Provider> {
  const provider = await startProvider();
  await provider.scheduleReady();
  return provider;
}

/** Prints what each step of the journey sends to the view: calls, total bytes, bytes of the largest call. */
export async function printJourney(
  platform: Platform,
  provider: Provider,
  print: Print,
): Promise<void> {
  const app = await start(provider, platform);
  const person = traveller(provider);
  print(`${platform}: setData`);
  print(`${cell('calls', 8)}${cell('bytes', 10)}${cell('largest', 10)}  step`);
  for (const step of journey) {
    const { calls, bytes, max } = await app.measure(() => step.run(app, person));
    print(`${cell(calls, 8)}${cell(bytes, 10)}${cell(max, 10)}  ${step.name}`);
  }
  for (const error of app.takeErrors()) print(`uncaught: ${String(error)}`);
  app.close();
}
