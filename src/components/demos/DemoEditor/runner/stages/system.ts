import SystemSandbox from '../../../Demo/SystemSandbox';
import * as systemStyles from '../../../Demo/stagedThemes/systemStyles';
import { createStage } from '../createStage';

export const stage = createStage(SystemSandbox);

/** What demos have from the portal, by the names under which they import it. */
export const modules = { '@mui/system': systemStyles };
