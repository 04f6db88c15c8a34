import locale from '@generated/text-packs/default/locale.json';
import { DEFAULT_LANGUAGE } from '../lib/address/paths';
import {
  createTranslate,
  type Texts,
  type Translate,
} from '../lib/language/translations';
import type { ComponentDefaults } from './mergeComponentTexts';
import { applyDirectionOf } from './preferenceStores';

/** The language the shell is shown in. */
export interface ShownLanguage {
  code: string;
  translate: Translate;
  /** Default props of the libraries' components in that language. */
  components: ComponentDefaults | null;
  /** Language whose texts could not be had; the shell is in English instead. */
  failed: string | null;
}

function describeLanguage(code: string, texts: Texts | null): ShownLanguage {
  return {
    code,
    translate: createTranslate({
      packs: texts ? { [code]: texts } : {},
      userLanguage: code,
    }),
    components: null,
    failed: null,
  };
}

/** Language of the static pages. */
export const BUILT_LANGUAGE = locale.code;

const ENGLISH = describeLanguage(DEFAULT_LANGUAGE, null);

const BUILT =
  locale.code === DEFAULT_LANGUAGE
    ? ENGLISH
    : describeLanguage(locale.code, locale.texts);

let shown = BUILT;
const listeners = new Set<() => void>();

/** The language that React hydrates with: that of the static pages. */
export const getBuiltLanguage = (): ShownLanguage => BUILT;

export const getShownLanguage = (): ShownLanguage => shown;

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tag for which the shown language was loaded; it is not loaded twice. */
let shownTag: string | null = null;

function show(language: ShownLanguage, tag: string | null = null): void {
  applyDirectionOf(language.code);
  shown = language;
  shownTag = tag;
  listeners.forEach((listener) => listener());
}

/** Number of the last request: what comes late for an earlier one is not shown. */
let latest = 0;

async function requestComponents(file: string, number: number): Promise<void> {
  try {
    const { loadComponentTexts } = await import('./loadComponentTexts');
    const components = await loadComponentTexts(file);
    if (number === latest) {
      show({ ...shown, components }, shownTag);
    }
  } catch {
    // The components of demos stay English; the shell has the requested language.
  }
}

/**
 * Shows the shell in a language. One that is not offered is English; one whose texts do not
 * come is English too, and the shell says so.
 *
 * @param tag the requested language
 * @param baseUrl path of the portal, with slashes
 * @returns whether the language is offered
 */
export async function showLanguage(tag: string, baseUrl: string): Promise<boolean> {
  latest += 1;
  const number = latest;
  if (tag === BUILT.code || tag === DEFAULT_LANGUAGE) {
    if (shown.code !== tag || shown.failed) {
      show(tag === BUILT.code ? BUILT : ENGLISH);
    }
    return true;
  }
  if (tag === shownTag) {
    return true;
  }
  applyDirectionOf(tag);
  try {
    const { findOfferedLanguage, loadLanguage } = await import('./loadLanguage');
    const offered = findOfferedLanguage(tag);
    const loaded = offered && (await loadLanguage(offered, baseUrl));
    if (number === latest) {
      show(loaded ? describeLanguage(loaded.code, loaded.texts) : ENGLISH, tag);
      if (loaded?.components) {
        void requestComponents(`${baseUrl}${loaded.components}`, number);
      }
    }
    return loaded !== null;
  } catch {
    if (number === latest) {
      show({ ...ENGLISH, failed: tag });
    }
    return true;
  }
}
