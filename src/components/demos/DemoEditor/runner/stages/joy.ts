import JoySandbox from '../../../Demo/JoySandbox';
import * as joyStyles from '../../../Demo/stagedThemes/joyStyles';
import { createStage } from '../createStage';

export const stage = createStage(JoySandbox);

/** Modules that demos get from the portal, by the specifiers of their imports. */
export const modules = { '@mui/joy/styles': joyStyles };
