// Uploads a build to WeChat with miniprogram-ci.
import { join } from 'node:path';
import { ROOT } from './facts.mjs';
import { loadTool } from './tools.mjs';

const TOOL = 'miniprogram-ci';

/**
 * Attributes of the mini-program. If WeChat refuses this call (wrong key, or an address that is not in the console's IP
 * list), the tool only logs it and continues with its defaults; here it ends the upload.
 */
async function attributesOf(appId, keyText) {
  const { getProjectAttr } = loadTool(TOOL, 'dist/ci/projectattr.js');
  const { DefaultProjectAttr } = loadTool(TOOL, 'dist/config/config.js');
  const attributes = await getProjectAttr(keyText, appId);
  if (attributes === DefaultProjectAttr)
    throw new Error(
      'WeChat refused the upload key: it is not of this mini-program, was reset, or this address is not in the IP list (console, development settings, mini-program code upload).',
    );
  return attributes;
}

/** @param release result of `factsOf`, without problems */
export async function uploadWeapp(
  { appId, keyText, folder, version, description, robot = 1 },
  { isPreview },
) {
  const attributes = await attributesOf(appId, keyText);
  const { Project, preview, upload } = loadTool(TOOL);
  const project = new Project({
    appid: appId,
    type: 'miniProgram',
    projectPath: folder,
    privateKey: keyText,
    ignores: ['**/*.map', '**/*.LICENSE.txt'],
    attr: () => Promise.resolve(attributes),
  });
  const common = {
    project,
    version,
    desc: description,
    robot: Number(robot),
    // The build is already compiled and minified; project.config.json has the same settings for the developer tool.
    setting: { useProjectConfig: false, es6: false, minifyWXML: true, minifyWXSS: true },
    onProgressUpdate: () => undefined,
  };
  if (isPreview) {
    const picture = join(ROOT, 'dist/weapp-preview.jpg');
    await preview({ ...common, qrcodeFormat: 'image', qrcodeOutputDest: picture });
    return { said: [`Preview: scan ${picture}`] };
  }
  const { subPackageInfo = [] } = await upload(common);
  return {
    said: subPackageInfo.map(
      ({ name, size }) => `  ${name} ${(size / 1024).toFixed(1)} KB at WeChat`,
    ),
  };
}
