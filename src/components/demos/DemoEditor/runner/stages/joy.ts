import JoySandbox from '../../../Demo/JoySandbox';
import * as joyStyles from '../../../Demo/stagedThemes/joyStyles';
import { createStage } from '../createStage';

export const stage = createStage(JoySandbox);

/** What demos have from the portal, by the names under which they import it. */
export const modules = { '@mui/joy/styles': joyStyles };
