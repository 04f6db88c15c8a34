import { createReloadRecord } from '../lib/offline/reloadRecord';

/** This tab's memory of the reloads the portal has done by itself. */
export const reloadRecord = createReloadRecord(() => window.sessionStorage);
