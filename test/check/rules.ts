import type { Rule } from './rule';
import { contractCalls } from './rules/calls';
import {
  otherPlatformsKeys,
  permissionTexts,
  privacyCheck,
  requiredPrivateInfos,
  sitemap,
} from './rules/declarations';
import { machinePaths, sourceMaps } from './rules/leaks';
import { foreignAddresses, remoteResources } from './rules/network';
import { flexGap } from './rules/flex-gap';
import { linkedPages } from './rules/linked-pages';
import { builtIns } from './rules/built-ins';
import { debuggingAid, developerPages, pageFiles, tabBar } from './rules/pages';
import { otherPlatformsTexts } from './rules/other-platform';
import { projectFile } from './rules/project-file';
import { compileHint, syntaxLevel } from './rules/scripts';
import { firstLoad, mediaSizes, packageSizes } from './rules/sizes';
import { tabContrast } from './rules/tab-contrast';
import { stylesCompile, templatesCompile } from './rules/templates';

/** Every rule that a build has to pass. */
export const rules: readonly Rule[] = [
  packageSizes,
  firstLoad,
  linkedPages,
  mediaSizes,
  syntaxLevel,
  compileHint,
  builtIns,
  foreignAddresses,
  remoteResources,
  tabBar,
  tabContrast,
  pageFiles,
  developerPages,
  debuggingAid,
  requiredPrivateInfos,
  permissionTexts,
  privacyCheck,
  otherPlatformsKeys,
  otherPlatformsTexts,
  sitemap,
  projectFile,
  templatesCompile,
  stylesCompile,
  flexGap,
  sourceMaps,
  machinePaths,
  contractCalls,
];
