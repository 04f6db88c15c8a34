import MaterialSandbox from '../../../Demo/MaterialSandbox';
import * as materialStyles from '../../../Demo/stagedThemes/materialStyles';
import { createStage } from '../createStage';

export const stage = createStage(MaterialSandbox);

/** Modules that demos get from the portal, by the specifiers of their imports. */
export const modules = { '@mui/material/styles': materialStyles };
