import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLanguage } from '../../../src/lib/language/languages';

/** Modules of the libraries' own texts in one language. */
export interface ComponentLocale {
  /** Export of `@mui/material/locale`. */
  material: string | null;
  /** File of `@mui/x-data-grid/locales`, named like its export. */
  dataGrid: string | null;
  /** File of `@mui/x-date-pickers/locales`, named like its export. */
  datePickers: string | null;
  /** File of `dayjs/locale`. */
  dates: string | null;
}

/** Names of exports whose language is not what the name says. */
const EXPORT_LANGUAGES: Readonly<Record<string, string>> = {
  khKH: 'km',
  kzKZ: 'kk',
  kuCKB: 'ckb',
  kuLatn: 'ku-Latn',
  ptPT: 'pt',
};

/** The same for files of dayjs. */
const DATE_LANGUAGES: Readonly<Record<string, string>> = {
  ku: 'ckb',
  'tl-ph': 'tl',
  'hy-am': 'hy',
};

/** English is what the components speak anyway. */
const ENGLISH = /^en/;

/**
 * The language of a locale's export.
 *
 * @example exportToLanguage('frFR') // → 'fr-FR'
 * @example exportToLanguage('mk') // → 'mk'
 */
export function exportToLanguage(name: string): string {
  return EXPORT_LANGUAGES[name] ?? name.replace(/(?<=^[a-z]{2,3})(?=[A-Z])/, '-');
}

function readNames(siteDir: string, folder: string): string[] {
  return readdirSync(path.join(siteDir, 'node_modules', folder))
    .filter((file) => /^[a-z]{2,3}(?:[A-Z][A-Za-z]*)?\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length));
}

function readMaterialNames(siteDir: string): string[] {
  const file = path.join(siteDir, 'node_modules/@mui/material/locale/index.d.ts');
  return [
    ...readFileSync(file, 'utf8').matchAll(
      /export declare const (\w+): Localization/g,
    ),
  ].map(([, name]) => name as string);
}

function readDateNames(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'node_modules/dayjs/locale'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -'.js'.length));
}

function chooseNames(
  names: readonly string[],
  codes: readonly string[],
  nameToLanguage: (name: string) => string,
): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const name of names.filter((candidate) => !ENGLISH.test(candidate))) {
    const language = nameToLanguage(name);
    const code = findLanguage(language, codes);
    if (code !== null && (!chosen.has(code) || language === code)) {
      chosen.set(code, name);
    }
  }
  return chosen;
}

/**
 * Lists for each language what the installed libraries ship for it. Where they ship a
 * language for several regions, the first one is taken.
 *
 * @param codes languages that have a text pack
 */
export function listComponentLocales(
  siteDir: string,
  codes: readonly string[],
): Map<string, ComponentLocale> {
  const material = chooseNames(readMaterialNames(siteDir), codes, exportToLanguage);
  const dataGrid = chooseNames(
    readNames(siteDir, '@mui/x-data-grid/locales'),
    codes,
    exportToLanguage,
  );
  const datePickers = chooseNames(
    readNames(siteDir, '@mui/x-date-pickers/locales'),
    codes,
    exportToLanguage,
  );
  const dates = chooseNames(
    readDateNames(siteDir),
    codes,
    (name) => DATE_LANGUAGES[name] ?? name,
  );
  return new Map(
    codes.map((code) => [
      code,
      {
        material: material.get(code) ?? null,
        dataGrid: dataGrid.get(code) ?? null,
        datePickers: datePickers.get(code) ?? null,
        dates: dates.get(code) ?? null,
      },
    ]),
  );
}

/**
 * Lists the languages for which any library ships texts of components, as they name them.
 */
export function listShippedLanguages(siteDir: string): string[] {
  const names = [
    ...readMaterialNames(siteDir),
    ...readNames(siteDir, '@mui/x-data-grid/locales'),
    ...readNames(siteDir, '@mui/x-date-pickers/locales'),
  ];
  return [...new Set(names.map(exportToLanguage))].sort();
}
