import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDemos } from './checkDemos';
import { listDemos } from './listDemos';
import { CHECKS, type CheckName, type Verdict } from './verdicts';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Inside the site, so that packages are found. */
const CONTENT_DIR = path.join(SITE_DIR, '.cache/demo-checks/docs');

interface FaultyDemo {
  /** Checks that fail for it. */
  failing: CheckName[];
  /** Part of the reason, of the first of those checks. */
  reason?: string;
  /** Options in the page. */
  options?: string;
  lines: string[];
}

/** A demo for each fault; no other check may fail for it. */
const DEMOS: Record<string, FaultyDemo> = {
  SoundDialog: {
    failing: [],
    lines: [
      "import { useId, useState } from 'react';",
      "import Button from '@mui/material/Button';",
      "import Dialog from '@mui/material/Dialog';",
      "import DialogTitle from '@mui/material/DialogTitle';",
      '',
      'export default function SoundDialog() {',
      '  const id = useId();',
      '  const [open, setOpen] = useState<boolean>(false);',
      '  return (',
      '    <div>',
      '      <Button onClick={() => setOpen(true)}>Open the folder</Button>',
      '      <Dialog open={open} aria-labelledby={id} onClose={() => setOpen(false)}>',
      '        <DialogTitle id={id}>Folder</DialogTitle>',
      '      </Dialog>',
      '    </div>',
      '  );',
      '}',
    ],
  },
  SoundWindow: {
    failing: [],
    options: 'iframe height={200}',
    lines: [
      "import AppBar from '@mui/material/AppBar';",
      'export default function SoundWindow() {',
      '  return <AppBar position="fixed" component="div">Bar</AppBar>;',
      '}',
    ],
  },
  SoundScroller: {
    failing: [],
    lines: [
      'export default function SoundScroller() {',
      '  return (',
      '    <div tabIndex={0} role="group" aria-label="Wide" style={{ overflowX: "auto" }}>',
      '      <div style={{ width: 900 }}>Wide, and it scrolls</div>',
      '    </div>',
      '  );',
      '}',
    ],
  },
  SoundHeadings: {
    failing: [],
    lines: [
      'export default function SoundHeadings() {',
      '  return (',
      '    <div>',
      '      <h4>Deeper than the page</h4>',
      '      <h6>Much deeper</h6>',
      '      <h2>As a section of it</h2>',
      '    </div>',
      '  );',
      '}',
    ],
  },
  SecondTitle: {
    failing: ['axe'],
    reason: 'one-title: "Orders" is an h1',
    lines: [
      'export default function SecondTitle() {',
      '  return <h1>Orders</h1>;',
      '}',
    ],
  },
  EmptyHeading: {
    failing: ['axe'],
    reason: 'light ltr: empty-heading',
    lines: ['export default function EmptyHeading() {', '  return <h3> </h3>;', '}'],
  },
  NamelessInWindow: {
    failing: ['axe'],
    reason: 'light ltr: button-name',
    options: 'iframe',
    lines: [
      'export default function NamelessInWindow() {',
      '  return <button type="button" style={{ width: 48, height: 48 }} />;',
      '}',
    ],
  },
  WideInWindow: {
    failing: ['narrow'],
    reason: 'its window scrolls sideways',
    options: 'iframe',
    lines: [
      'export default function WideInWindow() {',
      '  return <div style={{ width: 400 }}>Wide</div>;',
      '}',
    ],
  },
  WrongType: {
    failing: ['types'],
    reason:
      "docs/material-ui/WrongType.tsx:2: TS2322: Type 'string' is not assignable to type 'number'.",
    lines: [
      'export default function WrongType() {',
      '  const count: number = "three";',
      '  return <p>{count}</p>;',
      '}',
    ],
  },
  TalkingOnServer: {
    failing: ['server'],
    reason: 'console.log: rendered 1 times',
    lines: [
      'export default function TalkingOnServer() {',
      '  if (typeof window === "undefined") {',
      '    console.log("rendered %s times", 1);',
      '  }',
      '  return <p>Quiet</p>;',
      '}',
    ],
  },
  ThrowingOnServer: {
    failing: ['server', 'javascript'],
    reason: 'no window here',
    lines: [
      'export default function ThrowingOnServer() {',
      '  if (typeof window === "undefined") {',
      '    throw new Error("no window here");',
      '  }',
      '  return <p>Late</p>;',
      '}',
    ],
  },
  OtherInJavaScript: {
    failing: ['javascript'],
    reason: 'TypeScript gives',
    lines: [
      'function addTax(price: number): number {',
      '  // Comments and line ends differ.',
      '  return price * 1.2;',
      '}',
      'export default function OtherInJavaScript() {',
      '  return <p suppressHydrationWarning>{addTax.toString().length}</p>;',
      '}',
    ],
  },
  NotInJavaScript: {
    failing: ['javascript'],
    reason: 'NotInJavaScript.tsx:1',
    lines: [
      'enum Size { Small, Large }',
      'export default function NotInJavaScript() {',
      '  return <p>{Size.Large}</p>;',
      '}',
    ],
  },
  OtherInBrowser: {
    failing: ['browser'],
    reason: 'did not match',
    lines: [
      'export default function OtherInBrowser() {',
      '  return <p>{typeof window === "undefined" ? "server" : "browser"}</p>;',
      '}',
    ],
  },
  ThrowingInEffect: {
    failing: ['browser'],
    reason: 'effect failed',
    lines: [
      "import { useEffect } from 'react';",
      'export default function ThrowingInEffect() {',
      '  useEffect(() => {',
      '    throw new Error("effect failed");',
      '  }, []);',
      '  return <p>Going</p>;',
      '}',
    ],
  },
  RejectedLater: {
    failing: ['browser'],
    reason: 'unhandled rejection: Error: promise failed',
    lines: [
      "import { useEffect } from 'react';",
      'export default function RejectedLater() {',
      '  useEffect(() => {',
      '    void Promise.reject(new Error("promise failed"));',
      '  }, []);',
      '  return <p>Going</p>;',
      '}',
    ],
  },
  MissingKeys: {
    failing: ['server', 'browser'],
    reason: 'unique "key" prop',
    lines: [
      'export default function MissingKeys() {',
      '  return <ul>{["oak", "elm"].map((tree) => <li>{tree}</li>)}</ul>;',
      '}',
    ],
  },
  OutsideHost: {
    failing: ['browser'],
    reason: 'request to another host: http://192.0.2.1/tree.png',
    lines: [
      'export default function OutsideHost() {',
      '  return <img alt="Tree" src="http://192.0.2.1/tree.png" />;',
      '}',
    ],
  },
  NamelessButton: {
    failing: ['axe'],
    reason: 'light ltr: button-name',
    lines: [
      'export default function NamelessButton() {',
      '  return <button type="button" style={{ width: 48, height: 48 }} />;',
      '}',
    ],
  },
  DarkText: {
    failing: ['axe'],
    reason: 'static dark: color-contrast',
    lines: [
      'export default function DarkText() {',
      '  return <p style={{ color: "#222222" }}>Made for light pages</p>;',
      '}',
    ],
  },
  SoundInStaticDark: {
    failing: [],
    lines: [
      "import Box from '@mui/material/Box';",
      'export default function SoundInStaticDark() {',
      '  return <Box sx={(theme) => ({ color: theme.palette.text.primary })}>Read</Box>;',
      '}',
    ],
  },
  DarkUntilItRuns: {
    failing: ['axe'],
    reason: 'static dark: color-contrast',
    lines: [
      "import { useEffect, useState } from 'react';",
      'export default function DarkUntilItRuns() {',
      '  const [color, setColor] = useState("#222222");',
      '  useEffect(() => setColor("inherit"), []);',
      '  return <p style={{ color }}>Readable as soon as it runs</p>;',
      '}',
    ],
  },
  TooWide: {
    failing: ['narrow'],
    reason: 'ltr: <div class="wide"> sticks out by',
    lines: [
      'export default function TooWide() {',
      '  return <div className="wide" style={{ width: 400 }}>Wide</div>;',
      '}',
    ],
  },
  TooLong: {
    failing: ['narrow'],
    reason: 'sticks out by',
    lines: [
      'export default function TooLong() {',
      '  return <p style={{ whiteSpace: "nowrap" }}>{"never broken ".repeat(8)}</p>;',
      '}',
    ],
  },
};

let verdicts: Map<string, Verdict>;

beforeAll(async () => {
  const folder = path.join(CONTENT_DIR, 'material-ui');
  rmSync(CONTENT_DIR, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const uses = Object.entries(DEMOS).map(([name, { lines, options = '' }]) => {
    writeFileSync(path.join(folder, `${name}.tsx`), `${lines.join('\n')}\n`);
    return `<Demo name="${name}" ${options} />\n`;
  });
  writeFileSync(path.join(folder, 'page.mdx'), uses.join('\n'));
  verdicts = await checkDemos(listDemos(CONTENT_DIR), SITE_DIR);
});

afterAll(() => rmSync(CONTENT_DIR, { recursive: true, force: true }));

describe('the checks of demos', () => {
  it.each(Object.keys(DEMOS))('find all that is wrong with %s', (name) => {
    const { failing, reason } = DEMOS[name]!;
    const verdict = verdicts.get(`material-ui/${name}`) ?? {};
    const failed = (Object.keys(CHECKS) as CheckName[])
      .filter((check) => (verdict[check] ?? []).length > 0)
      .map((check) =>
        failing.some((expected) => expected === check)
          ? check
          : `${check}: ${verdict[check]?.join('; ')}`,
      );
    expect(failed).toEqual(failing);
    if (reason) {
      expect(verdict[failing[0]!]?.join('\n')).toContain(reason);
    }
  });

  it('look at both palette modes and both directions', () => {
    const states = (verdicts.get('material-ui/DarkText')?.axe ?? []).map((line) =>
      line.split(':').at(0),
    );
    expect(states).toEqual(['static dark', 'dark rtl', 'dark ltr']);
    expect(verdicts.get('material-ui/NamelessButton')?.axe).toHaveLength(4);
  });

  it('leave out those that take a browser where a demo is not opened', async () => {
    const [demo] = listDemos(CONTENT_DIR).filter(({ id }) =>
      id.endsWith('/DarkText'),
    );
    const fingerprints: string[] = [];
    const unopened = await checkDemos([demo!], SITE_DIR, {
      choose: (made) => {
        fingerprints.push(...made.values());
        return new Set();
      },
    });
    expect(fingerprints).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(unopened.get(demo!.id)).toEqual({
      types: [],
      server: [],
      javascript: [],
      unopened: true,
    });
  });
});
