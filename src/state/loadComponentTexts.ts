import {
  mergeComponentTexts,
  type ComponentDefaults,
  type ComponentTextsModule,
} from './mergeComponentTexts';

const addresses = new WeakMap<ComponentDefaults, string>();

/** Address of the module that texts were loaded from. */
export function findTextsAddress(texts: ComponentDefaults): string | undefined {
  return addresses.get(texts);
}

/**
 * Loads what the libraries ship for a language, and registers its months and weekdays.
 *
 * @param address of the module
 * @throws if the module cannot be had
 */
export async function loadComponentTexts(
  address: string,
): Promise<ComponentDefaults> {
  const texts = (await import(
    /* webpackIgnore: true */ address
  )) as ComponentTextsModule;
  const dayjs = texts.dates && (await import('dayjs')).default;
  const components = mergeComponentTexts(texts, (dates) => {
    dayjs?.locale(dates as Parameters<typeof dayjs.locale>[0], undefined, true);
    return true;
  });
  addresses.set(components, address);
  return components;
}
