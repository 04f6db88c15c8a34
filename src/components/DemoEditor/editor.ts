/** All that editing takes, in one chunk that loads when a reader asks for it. */
export { createEditSession } from './createEditSession';
export { createTailwindStyles } from './createTailwindStyles';
export { EditedCode } from './EditedCode';
export { EditedStage } from './EditedStage';
