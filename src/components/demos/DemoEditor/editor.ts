/** The editor with all its parts, in one chunk that loads on demand. */
import manifest from '@generated/demo-runner/default/manifest.json';

export { applyEdit } from './applyEdit';
export { createEditSession } from './createEditSession';
export { createTailwindStyles } from './createTailwindStyles';
export { EditedCode } from './EditedCode';
export { EditedStage } from './EditedStage';

/** Dependencies of a project for each package that an edit may import. */
export const PACKAGE_VERSIONS = manifest.versions;
