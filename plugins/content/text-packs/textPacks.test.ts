import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleComponentTexts } from './bundleComponentTexts';
import { checkTextPacks } from './describePackProblems';
import {
  exportToLanguage,
  listComponentLocales,
  listShippedLanguages,
} from './listComponentLocales';
import { loadTextPacks } from './loadTextPacks';
import { renderPrefixScript } from './renderPrefixScript';

const SITE_DIR = path.resolve(__dirname, '../../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'text-packs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(language: string, text: string) {
  mkdirSync(path.join(folder, 'i18n', language), { recursive: true });
  writeFileSync(path.join(folder, 'i18n', language, 'portal.json'), text);
}

describe('loadTextPacks', () => {
  it('loads packs by language, and passes by what else lies there', () => {
    const language = {
      name: 'A',
      englishName: 'B',
      direction: 'ltr',
      reviewed: false,
    };
    write('fr', JSON.stringify({ language, texts: {} }));
    write('de', JSON.stringify({ language, texts: { a: 'b' } }));
    writeFileSync(path.join(folder, 'i18n', 'README.md'), '');
    expect([...loadTextPacks(folder)]).toEqual([
      ['de', { language, texts: { a: 'b' } }],
      ['fr', { language, texts: {} }],
    ]);
  });

  it.each(['{', '[]', '{"language":{"name":"A"}}'])(
    'names the file and the line of a damaged pack: %s',
    (text) => {
      write('fr', text);
      expect(() => loadTextPacks(folder)).toThrow(/^i18n\/fr\/portal\.json:1: /);
    },
  );
});

describe('checkTextPacks', () => {
  function writePack(tag: string, texts: object, direction = 'ltr') {
    const language = { name: tag, englishName: tag, direction, reviewed: false };
    write(tag, JSON.stringify({ language, texts }, null, 2));
  }
  const check = () => checkTextPacks(folder, loadTextPacks(folder));

  beforeEach(() => writePack('en', { open: 'Open {{file}}', close: 'Close' }));

  it('lets a text that is not translated pass', () => {
    writePack('de', { open: '{{file}} öffnen' });
    expect(check).not.toThrow();
  });

  it('names file and line of all that is wrong', () => {
    writePack('de', { open: '{{datei}} öffnen', closed: 'Zu' });
    writePack('fa', { close: 'بستن' }, 'ltr');
    expect(check).toThrow(
      [
        'i18n/de/portal.json:9: placeholder: open "{{datei}} öffnen" must have {{file}}.',
        'i18n/de/portal.json:10: unknown: closed is no text of the portal.',
        'i18n/fa/portal.json:5: direction: language.direction must be "rtl".',
      ].join('\n'),
    );
  });
});

it('each pack keeps to one script', () => {
  for (const [language, { texts }] of loadTextPacks(SITE_DIR)) {
    // Letters that are not Latin: all packs have Latin names and code.
    const foreign = Object.values(texts).filter((text) =>
      /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(
        JSON.stringify(text),
      ),
    );
    const share = foreign.length / Object.keys(texts).length;
    expect([language, share < 0.02 || share > 0.9]).toEqual([language, true]);
  }
});

it.each([
  ['frFR', 'fr-FR'],
  ['ptBR', 'pt-BR'],
  ['kuCKB', 'ckb'],
  ['kuLatn', 'ku-Latn'],
  ['khKH', 'km'],
  ['kzKZ', 'kk'],
  ['mk', 'mk'],
])('exportToLanguage(%s) → %s', (name, language) => {
  expect(exportToLanguage(name)).toBe(language);
});

describe('listComponentLocales', () => {
  const locales = listComponentLocales(SITE_DIR, [
    'en',
    'eu',
    'fr',
    'pt',
    'pt-BR',
    'zh-CN',
    'zh-TW',
  ]);

  it.each([
    ['en', [null, null, null, null]],
    ['eu', [null, null, 'eu', 'eu']],
    ['fr', ['frFR', 'frFR', 'frFR', 'fr']],
    ['pt', ['ptPT', 'ptPT', null, 'pt']],
    ['pt-BR', ['ptBR', 'ptBR', 'ptBR', 'pt-br']],
    ['zh-CN', ['zhCN', 'zhCN', 'zhCN', 'zh-cn']],
    ['zh-TW', ['zhTW', 'zhTW', null, 'zh-tw']],
  ])('finds what is shipped for %s', (code, names) => {
    expect(Object.values(locales.get(code) ?? {})).toEqual(names);
  });

  it('knows about sixty languages by the installed packages', () => {
    expect(listShippedLanguages(SITE_DIR)).toEqual(
      expect.arrayContaining(['ar-EG', 'ckb', 'en-US', 'eu', 'zh-HK']),
    );
    expect(listShippedLanguages(SITE_DIR).length).toBeGreaterThan(55);
  });
});

it('packs the texts of a language by itself, without dayjs', async () => {
  const locales = listComponentLocales(SITE_DIR, ['en', 'fr']);
  const modules = await bundleComponentTexts(locales, SITE_DIR);
  expect([...modules.keys()]).toEqual(['fr']);
  const code = modules.get('fr') ?? '';
  expect(code).toContain('Lignes par page');
  expect(code).toContain('janvier');
  expect(code).toMatch(/as dataGrid/);
  expect(code.length).toBeLessThan(20_000);
});

it('leads a prefix below the base path', () => {
  const script = renderPrefixScript('/docs/', ['en', 'fr']);
  const replace = jest.fn();
  const documentElement = { hidden: false };
  const visit = (pathname: string) => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function('window', 'document', script)(
      { location: { pathname, search: '?a=1', hash: '#b', replace } },
      { documentElement },
    );
  };
  visit('/docs/nothing/');
  expect(replace).not.toHaveBeenCalled();
  expect(documentElement.hidden).toBe(false);
  visit('/docs/fr/system/');
  expect(replace).toHaveBeenCalledWith('/docs/system/?a=1&userLanguage=fr#b');
  expect(documentElement.hidden).toBe(true);
});
