import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  readJsonIfExists,
  readTextIfExists,
  writeAtomically,
  writeIfChanged,
} from './writeAtomically';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'written-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('writeAtomically', () => {
  it('makes folders and leaves nothing beside the file', () => {
    const file = path.join(folder, 'a/b/c.json');
    writeAtomically(file, 'one');
    writeAtomically(file, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(readdirSync(path.dirname(file))).toEqual(['c.json']);
  });
});

describe('writeIfChanged', () => {
  it('keeps the date of a file whose text is the same', () => {
    const file = path.join(folder, 'page.mdx');
    expect(writeIfChanged(file, 'one')).toBe(true);
    utimesSync(file, 1, 1);
    expect(writeIfChanged(file, 'one')).toBe(false);
    expect(statSync(file).mtimeMs).toBe(1000);
    expect(writeIfChanged(file, 'two')).toBe(true);
  });

  it('passes on other errors', () => {
    expect(() => writeIfChanged(folder, 'text')).toThrow('EISDIR');
  });
});

describe('readTextIfExists', () => {
  it('tells a file that is not there from one that cannot be read', () => {
    const file = path.join(folder, 'page.mdx');
    expect(readTextIfExists(file)).toBeUndefined();
    writeAtomically(file, 'one');
    expect(readTextIfExists(file)).toBe('one');
    expect(() => readTextIfExists(folder)).toThrow('EISDIR');
  });
});

describe('readJsonIfExists', () => {
  it('takes a damaged file for none, and passes on other errors', () => {
    const file = path.join(folder, 'sizes.json');
    expect(readJsonIfExists(file)).toBeUndefined();
    writeAtomically(file, '{"Button":20}');
    expect(readJsonIfExists(file)).toEqual({ Button: 20 });
    writeAtomically(file, '{"Butt');
    expect(readJsonIfExists(file)).toBeUndefined();
    expect(() => readJsonIfExists(folder)).toThrow('EISDIR');
  });
});
