import path from 'node:path';

const FOLDER = 'src/components/demos/Demo/stagedThemes';

const FILES: Readonly<Record<string, string>> = {
  '@mui/material/styles': 'materialStyles.tsx',
  '@mui/joy/styles': 'joyStyles.tsx',
  '@mui/system': 'systemStyles.tsx',
};

/**
 * Modules that demos get from the portal, by the names under which they import them: the
 * same as those of the packages, but for themes, which are put over that of the stage.
 *
 * @returns absolute paths by specifier
 */
export function listStagedModules(siteDir: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(FILES).map(([specifier, file]) => [
      specifier,
      path.join(siteDir, FOLDER, file),
    ]),
  );
}
