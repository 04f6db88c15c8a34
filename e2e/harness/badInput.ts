import { getLimit } from '../../tests/limits/limits';
import {
  copySite,
  type BuildResult,
  type SiteCopy,
} from '../../tests/harness/siteCopy';

/** A page without demos. */
export const INSTALLATION_PAGE = 'docs/material-ui/getting-started/installation.mdx';

/** Line of the first occurrence of a text, from 1. */
function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  if (at < 0) {
    throw new Error(`There is no "${text}".`);
  }
  return source.slice(0, at).split('\n').length;
}

/**
 * A copy of the portal for the tests of a file, which build it with a fault in it.
 *
 * @param pages see `copySite`
 */
export function useBadInput(pages?: readonly string[]) {
  // Each builds the portal.
  jest.setTimeout(getLimit('build'));
  let site: SiteCopy;

  beforeAll(() => {
    // Two parts of the corpus may be run at once.
    site = copySite(`bad-input-${process.pid}`, { pages });
  });

  afterAll(() => site.remove());

  return {
    findLine,

    /** Builds with one file changed, and puts the file back. */
    async buildWith(
      file: string,
      change: (source: string) => string,
    ): Promise<BuildResult & { changed: string }> {
      const source = site.read(file);
      const changed = change(source);
      expect(changed).not.toBe(source);
      site.write(file, changed);
      try {
        return { ...(await site.build()), changed };
      } finally {
        site.write(file, source);
      }
    },
  };
}
