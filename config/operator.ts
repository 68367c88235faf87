import { readFileSync } from 'node:fs';
import { loadSource } from './load-source';

type Rules = typeof import('../contract/site/operator-rules');
type Placeholders = typeof import('../contract/site/placeholder-rules');
type Settings = typeof import('../src/platform/settings/settings');
type Operator = import('../contract/site/operator-rules').Operator;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Who runs the service, of the file that `OPERATOR_SETTINGS` names, as the provider reads it; undefined without one.
 * @throws Error that names everything that is wrong in it, one sentence a line
 */
function operatorIn({ OPERATOR_SETTINGS: file }: Env): Operator | undefined {
  if (!file) return undefined;
  const { operatorOf, operatorProblem } = loadSource<Rules>('contract/site/operator-rules.ts');
  try {
    return operatorOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(operatorProblem(file, (error as Error).message));
  }
}

/**
 * What a build for live holds that is not finished, one sentence each.
 * @param settings what `src/platform/settings/settings.ts` says
 */
export function placeholderProblems(
  env: Env,
  operator: Operator | undefined,
  settings: unknown,
  { isPlaceholder, placeholdersIn }: Placeholders,
): string[] {
  const { API_HOST: host = '', SITE_DOMAIN: domain = '' } = env;
  const [ofOperator, ofSettings] = [placeholdersIn(operator), placeholdersIn(settings)];
  return [
    // A file that cannot be taken has been named.
    ...(operator || env.OPERATOR_SETTINGS
      ? []
      : [
          'OPERATOR_SETTINGS is not set: name a file like docs/operator.example.json that says who you are, the same as the provider’s.',
        ]),
    ...(ofOperator.length > 0
      ? [`OPERATOR_SETTINGS holds examples: put your own details there (${ofOperator.join('; ')}).`]
      : []),
    ...(domain === '' || isPlaceholder(domain)
      ? ['SITE_DOMAIN has to be the domain that your hosts are in, the same as the provider’s.']
      : []),
    ...(isPlaceholder(host) ? [`API_HOST is the example ${host}: give your provider’s host.`] : []),
    ...(ofSettings.length > 0
      ? [
          `src/platform/settings/settings.ts holds examples: put your own there, or '' where you have none (${ofSettings.join('; ')}).`,
        ]
      : []),
  ];
}

/**
 * Who runs the service, for a build.
 * @throws Error that names everything that is wrong in the file and, for live, everything that is not finished
 */
export function operatorOfBuild(env: Env, isLive: boolean): Operator | undefined {
  const problems: string[] = [];
  let operator: Operator | undefined;
  try {
    operator = operatorIn(env);
  } catch (error) {
    problems.push((error as Error).message);
  }
  if (isLive) {
    const { SETTINGS } = loadSource<Settings>('src/platform/settings/settings.ts');
    const rules = loadSource<Placeholders>('contract/site/placeholder-rules.ts');
    problems.push(...placeholderProblems(env, operator, SETTINGS, rules));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return operator;
}
