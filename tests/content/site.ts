import path from 'node:path';

/** Folder of the site whose content is tested. */
export const SITE_DIR = path.resolve(__dirname, '../..');
