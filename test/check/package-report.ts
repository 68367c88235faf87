// What the release tools and `npm run sizes` need of a build.
export { packaged, readBuild } from './build';
export { packageBytes, packageSizes } from './rules/sizes';
