// Sends a build to WeChat by miniprogram-ci.
import { join } from 'node:path';
import { ROOT } from './facts.mjs';
import { loadTool } from './tools.mjs';

const TOOL = 'miniprogram-ci';

/**
 * The attributes of the mini-program. Where WeChat refuses this call (a wrong key, an address that is not in the console's
 * IP list), the tool only logs it and goes on with defaults of its own; here it ends the upload.
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

/** @param release what `factsOf` gathered, without problems */
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
    // The build is compiled and made small already; project.config.json says the same to the developer tool.
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
