import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deployFolder, STATE_FILE, type Writer } from './deployFolder';

const OLD = {
  '404.html': '<script src=/assets/js/main.aaaaaaaa.js></script>',
  'index.html': 'old <script src=/assets/js/main.aaaaaaaa.js></script>',
  'gone/index.html': 'old <script src=/assets/js/gone.aaaaaaaa.js></script>',
  'assets/js/main.aaaaaaaa.js': 'old main',
  'assets/js/gone.aaaaaaaa.js': 'old part',
  'assets/search/manifest.json': '{"file":"/assets/search/all-aaaaaaaa.json"}',
  'assets/search/all-aaaaaaaa.json': '{}',
  'sw.js': 'keep("/assets/js/main.aaaaaaaa.js", "/index.html")',
};

const NEW = {
  '404.html': '<script src=/assets/js/main.bbbbbbbb.js></script>',
  'index.html': 'new <script src=/assets/js/main.bbbbbbbb.js></script>',
  'fresh/index.html': 'new <script src=/assets/js/fresh.bbbbbbbb.js></script>',
  'assets/js/main.bbbbbbbb.js': 'new main',
  'assets/js/fresh.bbbbbbbb.js': 'new part',
  'assets/search/manifest.json': '{"file":"/assets/search/all-bbbbbbbb.json"}',
  'assets/search/all-bbbbbbbb.json': '{"a":1}',
  'sw.js': 'keep("/assets/js/main.bbbbbbbb.js", "/fresh/index.html")',
};

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-11-01T00:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

let folder: string;
let to: string;

function writeTree(name: string, files: Record<string, string>): string {
  const root = path.join(folder, name);
  fs.rmSync(root, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}

function readTree(root: string): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => fs.statSync(path.join(root, file)).isFile())
      .filter((file) => !path.basename(file).startsWith(STATE_FILE))
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
}

/** Files that a page, a list or the worker names and that are not there. */
function listBroken(root: string): string[] {
  const tree = readTree(root);
  return Object.entries(tree).flatMap(([file, text]) =>
    [...text.matchAll(/\/((?:assets|fresh|index)[\w./-]*\.(?:json|js|html))/g)]
      .filter(([, named = '']) => !(named in tree))
      .map(([named]) => `${file} names ${named}`),
  );
}

/** A disk that breaks down at one of its operations; a copy leaves half a file. */
function createFailingWriter(failAt: number) {
  let count = 0;
  const step = async (action: () => void, breakDown?: () => void) => {
    count += 1;
    if (count === failAt) {
      breakDown?.();
      throw new Error('the power is gone');
    }
    action();
    await Promise.resolve();
  };
  const writer: Writer = {
    makeFolder: (name) => step(() => fs.mkdirSync(name, { recursive: true })),
    copy: (source, target) =>
      step(
        () => fs.copyFileSync(source, target),
        () => fs.writeFileSync(target, 'ha'),
      ),
    write: (file, text) =>
      step(
        () => fs.writeFileSync(file, text),
        () => fs.writeFileSync(file, text.slice(0, 5)),
      ),
    rename: (source, target) => step(() => fs.renameSync(source, target)),
    remove: (file) => step(() => fs.rmSync(file, { force: true })),
  };
  return { writer, getCount: () => count };
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  to = path.join(folder, 'served');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('deployFolder', () => {
  it('copies a build, and nothing the second time', async () => {
    const from = writeTree('old', OLD);
    const count = Object.keys(OLD).length;
    expect(await deployFolder({ from, to, now: START })).toMatchObject({
      copied: count,
    });
    expect(readTree(to)).toEqual(OLD);
    expect(await deployFolder({ from, to, now: after(1) })).toEqual({
      copied: 0,
      kept: count,
      removed: 0,
      waiting: 0,
    });
  });

  it('keeps hashed files for 30 days after the last deploy that had them', async () => {
    await deployFolder({ from: writeTree('old', OLD), to, now: START });
    // The first deploy was long ago, but its files were in use until now.
    const from = writeTree('new', NEW);
    const replaced = await deployFolder({ from, to, now: after(90) });
    expect(replaced).toMatchObject({ removed: 1, waiting: 3 });
    expect(Object.keys(readTree(to))).not.toContain('gone/index.html');
    await deployFolder({ from, to, now: after(119) });
    expect(Object.keys(readTree(to))).toContain('assets/js/main.aaaaaaaa.js');
    expect(await deployFolder({ from, to, now: after(121) })).toMatchObject({
      removed: 3,
      waiting: 0,
    });
    expect(readTree(to)).toEqual(NEW);
  });

  it('takes a file up again that comes back', async () => {
    const old = writeTree('old', OLD);
    await deployFolder({ from: old, to, now: START });
    await deployFolder({ from: writeTree('new', NEW), to, now: after(1) });
    await deployFolder({ from: old, to, now: after(20) });
    await deployFolder({ from: old, to, now: after(40) });
    expect(readTree(to)).toMatchObject(OLD);
  });

  it('leaves alone what no deploy has brought', async () => {
    writeTree('served', { 'robots.txt': 'mine', 'other/index.html': 'mine too' });
    await deployFolder({ from: writeTree('old', OLD), to, now: START });
    await deployFolder({ from: writeTree('new', NEW), to, now: after(60) });
    expect(readTree(to)).toMatchObject({
      'robots.txt': 'mine',
      'other/index.html': 'mine too',
    });
  });

  it('says where there is nothing to deploy, and writes nothing', async () => {
    await expect(
      deployFolder({ from: path.join(folder, 'none'), to }),
    ).rejects.toThrow('none holds no built site; "npm run build" writes it.');
    expect(fs.existsSync(to)).toBe(false);
  });

  it('works at whatever step it is killed, and goes on from there', async () => {
    const old = writeTree('old', OLD);
    const fresh = writeTree('new', NEW);
    await deployFolder({ from: old, to: path.join(folder, 'all'), now: START });
    const whole = createFailingWriter(Infinity);
    await deployFolder({
      from: fresh,
      to: path.join(folder, 'all'),
      now: after(60),
      writer: whole.writer,
    });
    const steps = whole.getCount();
    expect(steps).toBeGreaterThan(2 * Object.keys(NEW).length);

    for (let failAt = 1; failAt <= steps; failAt += 1) {
      const served = path.join(folder, `killed-${failAt}`);
      await deployFolder({ from: old, to: served, now: START });
      const { writer } = createFailingWriter(failAt);
      await expect(
        deployFolder({ from: fresh, to: served, now: after(1), writer }),
      ).rejects.toThrow('the power is gone');
      expect([failAt, listBroken(served)]).toEqual([failAt, []]);
      // Tabs that were opened before find what they were made of.
      expect(readTree(served)).toMatchObject({
        'assets/js/gone.aaaaaaaa.js': 'old part',
      });

      await deployFolder({ from: fresh, to: served, now: after(1) });
      expect(readTree(served)).toMatchObject(NEW);
      await deployFolder({ from: fresh, to: served, now: after(40) });
      expect(readTree(served)).toEqual(NEW);
    }
  }, 60_000);

  describe('with a host that reads its policies when it is told to', () => {
    const MAP = '_content-security-policy.map';
    const POLICIES = {
      old: 'default "style 1";\n"/gone/index.html" "style 2";\n',
      new: 'default "style 3";\n"/fresh/index.html" "style 4";\n',
    };
    const HASHES: Record<string, string> = {
      'old /index.html': '1',
      'old /gone/index.html': '2',
      'new /index.html': '3',
      'new /fresh/index.html': '4',
    };
    const old = { ...OLD, [MAP]: POLICIES.old };
    const fresh = { ...NEW, [MAP]: POLICIES.new };

    function createHost() {
      let known = new Map<string, string>();
      const read = () => {
        const text = fs.readFileSync(path.join(to, MAP), 'utf8');
        known = new Map(
          [...text.matchAll(/^"?([\w./-]+)"? "(.*)";$/gm)].map(
            ([, key = '', policy = '']) => [key, policy],
          ),
        );
        return Promise.resolve();
      };
      /** Pages that the host sends with a policy which has not what is in them. */
      const listRefused = () =>
        Object.entries(readTree(to))
          .filter(([file]) => file.endsWith('index.html'))
          .filter(([file, text]) => {
            const policy = known.get(`/${file}`) ?? known.get('default') ?? '';
            const hash = HASHES[`${text.slice(0, 3)} /${file}`] ?? 'unknown';
            return !policy.split(' ').includes(hash);
          })
          .map(([file]) => file);
      return { read, listRefused };
    }

    it('sends every page with its own policy at each step', async () => {
      const { read, listRefused } = createHost();
      await deployFolder({
        from: writeTree('old', old),
        to,
        now: START,
        reload: read,
      });
      const refused: string[][] = [];
      const watch =
        <T extends unknown[]>(action: (...values: T) => void) =>
        async (...values: T) => {
          action(...values);
          refused.push(listRefused());
          await Promise.resolve();
        };
      const writer: Writer = {
        makeFolder: watch((name) => fs.mkdirSync(name, { recursive: true })),
        copy: watch(fs.copyFileSync),
        write: watch(fs.writeFileSync),
        rename: watch(fs.renameSync),
        remove: watch((file) => fs.rmSync(file, { force: true })),
      };
      const from = writeTree('new', fresh);
      await deployFolder({ from, to, now: after(60), reload: read, writer });
      expect(refused.length).toBeGreaterThan(2 * Object.keys(fresh).length);
      expect(refused.flat()).toEqual([]);
      expect(listRefused()).toEqual([]);
      expect(readTree(to)).toMatchObject(fresh);
    });

    it('changes no page where the host does not take the policies', async () => {
      await deployFolder({ from: writeTree('old', old), to, now: START });
      const refuse = () => Promise.reject(new Error('nginx: [emerg] no'));
      const from = writeTree('new', fresh);
      await expect(
        deployFolder({ from, to, now: after(1), reload: refuse }),
      ).rejects.toThrow('nginx: [emerg] no');
      expect(readTree(to)).toMatchObject({
        'index.html': OLD['index.html'],
        'gone/index.html': OLD['gone/index.html'],
      });
      const { read } = createHost();
      await deployFolder({ from, to, now: after(1), reload: read });
      expect(readTree(to)).toMatchObject(fresh);
    });
  });
});
