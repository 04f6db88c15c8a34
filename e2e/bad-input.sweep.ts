/** Faults that only a complete build finds; `bad-input.e2e.ts` has those that end one early. */
import { INSTALLATION_PAGE, useBadInput } from './harness/badInput';

const { buildWith, findLine } = useBadInput();

describe('a build with bad input ends with 1 and names the place', () => {
  it('links to a page and to a heading that are not there', async () => {
    const page = '[a page](/material-ui/react-nowhere/)';
    const part = '[a part](/material-ui/react-button/#no-such-part)';
    const { exitCode, output, changed } = await buildWith(
      INSTALLATION_PAGE,
      (source) => `${source}\nSee ${page}.\n\nSee ${part}.\n`,
    );
    expect(output).toContain('/material-ui/react-nowhere/');
    expect(output).toContain(`${INSTALLATION_PAGE}:${findLine(changed, page)}`);
    expect(output).toContain('#no-such-part');
    expect(output).toContain(`${INSTALLATION_PAGE}:${findLine(changed, part)}`);
    expect(exitCode).toBe(1);
  });
});
