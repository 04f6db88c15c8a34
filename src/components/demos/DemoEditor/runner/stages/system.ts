import SystemSandbox from '../../../Demo/SystemSandbox';
import * as systemStyles from '../../../Demo/stagedThemes/systemStyles';
import { createStage } from '../createStage';

export const stage = createStage(SystemSandbox);

/** Modules that demos get from the portal, by the specifiers of their imports. */
export const modules = { '@mui/system': systemStyles };
