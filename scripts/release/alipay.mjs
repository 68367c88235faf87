// Uploads a build to Alipay with minidev, by the settings of its mini.project.json. Alipay compiles the uploaded source itself.
import { loadTool } from './tools.mjs';

const TOOL = 'minidev';

/** @param release result of `factsOf`, without problems */
export async function uploadAlipay(
  { appId, keyFile, folder, version, description },
  { isPreview },
) {
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
