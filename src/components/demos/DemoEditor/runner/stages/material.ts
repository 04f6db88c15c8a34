import MaterialSandbox from '../../../Demo/MaterialSandbox';
import * as materialStyles from '../../../Demo/stagedThemes/materialStyles';
import { createStage } from '../createStage';

export const stage = createStage(MaterialSandbox);

/** What demos have from the portal, by the names under which they import it. */
export const modules = { '@mui/material/styles': materialStyles };
