import { parseChangelog } from '../../plugins/shared/parseChangelog';
import { listChanges } from './listChanges';
import { renderChanges } from './renderChanges';

const NAME = '@mui/material';

/** The stable releases of version 5, rendered for the page. */
export function writeChanges(changeLog: string): string {
  const releases = parseChangelog(changeLog).filter(({ version }) =>
    /^5\.\d+\.\d+$/.test(version),
  );
  const changed = listChanges(changeLog, NAME).filter(({ version }) =>
    releases.some((release) => release.version === version),
  );
  return renderChanges(releases, changed);
}
