/** Faults that end a build before its pages are written; `bad-input.sweep.ts` has the rest. */
import { INSTALLATION_PAGE, useBadInput } from './harness/badInput';

const BUTTON = 'docs/material-ui/components/button/button.mdx';

// All of it is seen while pages are read: the fewer, the sooner.
const { buildWith, findLine } = useBadInput([
  'material-ui/components/button',
  'material-ui/getting-started/installation.mdx',
]);

describe('a build with bad input ends with 1 and names the place', () => {
  it('front matter with a key nobody knows', async () => {
    const { exitCode, output, changed } = await buildWith(
      INSTALLATION_PAGE,
      (source) => source.replace(/^description:/m, 'descripton:'),
    );
    expect(output).toContain(
      `${INSTALLATION_PAGE}:${findLine(changed, 'descripton:')}`,
    );
    expect(output).toContain('description');
    expect(exitCode).toBe(1);
  });

  it('front matter that is no YAML', async () => {
    const { exitCode, output, changed } = await buildWith(
      INSTALLATION_PAGE,
      (source) => source.replace(/^title:.*$/m, 'title: "Installation'),
    );
    expect(output).toContain(
      `${INSTALLATION_PAGE}:${findLine(changed, 'title:')}: Missing closing "quote`,
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
});
