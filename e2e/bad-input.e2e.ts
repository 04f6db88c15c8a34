import { copySite, type BuildResult, type SiteCopy } from './harness/siteCopy';

const PAGE = 'docs/material-ui/getting-started/installation.mdx';
const BUTTON = 'docs/material-ui/components/button/button.mdx';

/** Each builds the whole portal, which other work on the machine may hold up. */
jest.setTimeout(600_000);

let site: SiteCopy;

beforeAll(() => {
  site = copySite('bad-input');
});

afterAll(() => site.remove());

/** Line of the first occurrence of a text, from 1. */
function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  if (at < 0) {
    throw new Error(`There is no "${text}".`);
  }
  return source.slice(0, at).split('\n').length;
}

/** Builds with one file changed, and puts the file back. */
async function buildWith(
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
}

describe('a build with bad input ends with 1 and names the place', () => {
  it('front matter with a key nobody knows', async () => {
    const { exitCode, output, changed } = await buildWith(PAGE, (source) =>
      source.replace(/^description:/m, 'descripton:'),
    );
    expect(output).toContain(`${PAGE}:${findLine(changed, 'descripton:')}`);
    expect(output).toContain('description');
    expect(exitCode).toBe(1);
  });

  it('front matter that is no YAML', async () => {
    const { exitCode, output, changed } = await buildWith(PAGE, (source) =>
      source.replace(/^title:.*$/m, 'title: "Installation'),
    );
    expect(output).toMatch(
      new RegExp(`${PAGE}:(?:${findLine(changed, 'title:')}|\\d+)\\b`),
    );
    expect(exitCode).toBe(1);
  });

  it('two navigation entries with the same path (specification 8: duplicate page paths)', async () => {
    const file = 'src/navigation/materialUi.ts';
    const pathname = '/material-ui/react-button';
    const entry = `{ pathname: '${pathname}' },`;
    const { exitCode, output, changed } = await buildWith(file, (source) =>
      source.replace(
        /^(\s*)(\{ pathname: '\/material-ui\/react-button'.*)$/m,
        (line) => [line, entry].join('\n'),
      ),
    );
    const first = findLine(changed, `'${pathname}'`);
    expect(output).toContain(pathname);
    expect(output).toContain(`${file}:${first}`);
    expect(output).toContain(`${file}:${first + 1}`);
    expect(exitCode).toBe(1);
  });

  it('a demo that is not there', async () => {
    const demo = '<Demo name="ButtonNowhere" label="Nothing" />';
    const { exitCode, output, changed } = await buildWith(
      BUTTON,
      (source) => `${source}\n${demo}\n`,
    );
    expect(output).toContain(`${BUTTON}:${findLine(changed, demo)}`);
    expect(output).toContain('ButtonNowhere');
    expect(exitCode).toBe(1);
  });

  it('links to a page and to a heading that are not there', async () => {
    const page = '[a page](/material-ui/react-nowhere/)';
    const part = '[a part](/material-ui/react-button/#no-such-part)';
    const { exitCode, output, changed } = await buildWith(
      PAGE,
      (source) => `${source}\nSee ${page}.\n\nSee ${part}.\n`,
    );
    expect(output).toContain('/material-ui/react-nowhere/');
    expect(output).toContain(`${PAGE}:${findLine(changed, page)}`);
    expect(output).toContain('#no-such-part');
    expect(output).toContain(`${PAGE}:${findLine(changed, part)}`);
    expect(exitCode).toBe(1);
  });
});
