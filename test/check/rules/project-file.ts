import { MINI } from '../rule';
import type { Rule } from '../rule';

/** The file by which a platform's tool opens a folder; Taro makes it of project.config.json or project.alipay.json. */
const NAMES = { weapp: 'project.config.json', alipay: 'mini.project.json', h5: '' } as const;

/** The built folder is a project of the platform's own tool. */
export const projectFile: Rule = {
  name: 'project file',
  targets: MINI,
  check({ target, files }) {
    const name = NAMES[target];
    const file = files.find(({ path }) => path === name);
    if (!file) return [`${name} is missing: the platform's tool cannot open the folder`];
    const { miniprogramRoot } = JSON.parse(file.read()) as { miniprogramRoot?: string };
    return miniprogramRoot === './' ? [] : [`${name} looks for the code in ${miniprogramRoot}`];
  },
};
