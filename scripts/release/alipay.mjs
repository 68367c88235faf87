// Uploads a build to Alipay with minidev. Alipay compiles the uploaded source itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './facts.mjs';
import { loadTool } from './tools.mjs';

const TOOL = 'minidev';

/** The tool reads the compile settings from the folder that it uploads. */
function writeProjectFile(folder) {
  const project = JSON.parse(readFileSync(join(ROOT, 'mini.project.json'), 'utf8'));
  writeFileSync(
    join(folder, 'mini.project.json'),
    JSON.stringify({ ...project, miniprogramRoot: './' }),
  );
}

/** @param release result of `factsOf`, without problems */
export async function uploadAlipay(
  { appId, keyFile, folder, version, description },
  { isPreview },
) {
  writeProjectFile(folder);
  const { minidev } = loadTool(TOOL);
  const common = { appId, project: folder, identityKeyPath: keyFile };
  if (isPreview) {
    const { qrcodeUrl, qrcodeSchema } = await minidev.preview(common);
    return { said: [`Preview: ${qrcodeUrl ?? qrcodeSchema}`] };
  }
  const answer = await minidev.upload({
    ...common,
    version,
    versionDescription: description,
    experience: false,
  });
  return { said: [`Alipay has version ${answer?.version ?? version}.`] };
}
