import type { Localization } from '@mui/material/locale';

/** Default props by component, as the libraries' locales have them. */
export type ComponentDefaults = Record<
  string,
  { defaultProps?: Record<string, unknown> } | undefined
>;

/** A module made by `plugins/text-packs`. */
interface ComponentTextsModule {
  material?: Localization;
  dataGrid?: { components?: ComponentDefaults };
  datePickers?: { components?: ComponentDefaults };
  dates?: { name: string };
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
  const { material, dataGrid, datePickers, dates } = (await import(
    /* webpackIgnore: true */ address
  )) as ComponentTextsModule;
  const components: ComponentDefaults = {
    ...(material?.components as ComponentDefaults | undefined),
    ...dataGrid?.components,
    ...datePickers?.components,
  };
  if (dates) {
    const { default: dayjs } = await import('dayjs');
    dayjs.locale(dates as Parameters<typeof dayjs.locale>[0], undefined, true);
    components.MuiLocalizationProvider = {
      defaultProps: {
        ...components.MuiLocalizationProvider?.defaultProps,
        adapterLocale: dates.name,
      },
    };
  }
  return components;
}
